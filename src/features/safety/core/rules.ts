import { indexRules } from './find-hits.ts';
import { createWordRepair } from './repair-word.ts';
import { collectWords, compileFamilies } from './rule.ts';
import { EN_DANGER } from './rules-en-danger.ts';
import { EN_DISTRESS } from './rules-en-distress.ts';
import { EN_FIGURES } from './rules-en-figures.ts';
import { EN_GROUPS } from './rules-en-groups.ts';
import { EN_OTHERS } from './rules-en-others.ts';
import { EN_RISK } from './rules-en-risk.ts';

const ENGLISH = [...EN_RISK, ...EN_DANGER, ...EN_DISTRESS, ...EN_OTHERS, ...EN_FIGURES];

export const RULES = compileFamilies(ENGLISH, EN_GROUPS);
export const RULE_INDEX = indexRules(RULES);

const vocabulary = new Set(collectWords(ENGLISH, EN_GROUPS));
export const repairWord = createWordRepair(vocabulary);
