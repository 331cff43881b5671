import { createWordRepair } from '#language/repair-word.ts';
import { DROPPED, EXPANSIONS } from '#language/spellings.ts';
import { indexRules } from './find-hits.ts';
import { collectWords, compileFamilies } from './rule.ts';
import { EN_DANGER } from './rules-en-danger.ts';
import { EN_DISTRESS } from './rules-en-distress.ts';
import { EN_EXPLICIT } from './rules-en-explicit.ts';
import { EN_FIGURES } from './rules-en-figures.ts';
import { EN_GROUPS } from './rules-en-groups.ts';
import { EN_LEAVING } from './rules-en-leaving.ts';
import { EN_MEANING } from './rules-en-meaning.ts';
import { EN_MEANING_GROUPS } from './rules-en-meaning-groups.ts';
import { EN_OTHERS } from './rules-en-others.ts';
import { EN_RISK } from './rules-en-risk.ts';
import { EN_SIGNS } from './rules-en-signs.ts';
import { EN_TOLD } from './rules-en-told.ts';
import { ES_GROUPS, ES_RULES } from './rules-es.ts';
import { PLAIN_GROUPS, PLAIN_RULES } from './rules-plain.ts';
import { SIGNS_ELSEWHERE } from './rules-signs-elsewhere.ts';
import type { Part } from './together.ts';

const BOOKS = [
  {
    groups: new Map([...EN_GROUPS, ...EN_MEANING_GROUPS]),
    families: [
      ...EN_EXPLICIT,
      ...EN_LEAVING,
      ...EN_RISK,
      ...EN_DANGER,
      ...EN_MEANING,
      ...EN_DISTRESS,
      ...EN_OTHERS,
      ...EN_TOLD,
      ...EN_FIGURES,
      ...EN_SIGNS,
    ],
  },
  { groups: ES_GROUPS, families: ES_RULES },
  { groups: PLAIN_GROUPS, families: [...PLAIN_RULES, ...SIGNS_ELSEWHERE] },
];

const parts: Part[] = [];
export const RULES = BOOKS.flatMap(({ groups, families }) => compileFamilies(families, groups, parts));
export const RULE_INDEX = indexRules(RULES, parts);

const vocabulary = new Set([
  ...BOOKS.flatMap(({ groups, families }) =>
    collectWords(
      families.filter(({ kind }) => kind !== 'sign'),
      groups,
    ),
  ),
  ...DROPPED,
  ...EXPANSIONS.keys(),
]);
export const repairWord = createWordRepair(vocabulary);
