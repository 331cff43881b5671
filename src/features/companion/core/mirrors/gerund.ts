import { turnClause } from './turn-clause.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'being',
  lie: 'lying',
  die: 'dying',
  quit: 'quitting',
};
const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** 'text' → 'texting', 'leave' → 'leaving', 'tell' → 'telling'. */
export function gerundOf(verb: string): string {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

const ASKED = /\b(?:should|shall) i (?:just |even |really )?([a-z]+(?: [a-z' ]+)?)\s*(?:[?.!]|$)/i;
const MOST_WORDS = 8;

/** 'should i text her?' → 'texting her'; '' where it is not certain what is asked. */
export function deedAskedAbout(content: string): string {
  const [, deed = ''] = ASKED.exec(content.toLowerCase().replace(/[\u2018\u2019]/g, "'")) ?? [];
  const words = deed.trim().split(' ');
  if (deed === '' || words.length > MOST_WORDS || /\b(?:or|you|not)\b/.test(deed)) return '';
  const isPlain = words.length <= 3 && !/\b(?:i|me|my|we|us|our)\b/.test(deed);
  const turned = isPlain ? `you ${deed.trim()}` : turnClause(`i ${deed.trim()}`);
  const [, verb = '', ...rest] = turned?.split(' ') ?? [];
  return verb === '' || verb === 'be' ? '' : [gerundOf(verb), ...rest].join(' ');
}
