import type { Complaint, Refusal } from './act.ts';

type Signs<T> = readonly (readonly [T, RegExp])[];

const REFUSALS: Signs<Refusal> = [
  ['numbers', /\b(?:numbers?|scores?|scale|rating|rate|out of ten)\b/],
  [
    'exercises',
    /\b(?:breath\w*|exercis\w*|ground\w*|meditat\w*|journal\w*|calm down|five things|counting|relax\w*|mindful\w*|app)\b/,
  ],
  ['questions', /\b(?:questions?|asking|ask (?:me|how)|ask\b|quiz|interrogat\w*|interview)\b/],
  ['feelings', /\b(?:feelings?|how i feel|feel)\b/],
  [
    'advice',
    /\b(?:advice|tell me (?:to|what|i)|fix|solutions?|tips|lecture|leaflets?|therapy|counsell\w*|doctor|helpline|hotline|list)\b/,
  ],
];

const COMPLAINTS: Signs<Complaint> = [
  [
    'danger',
    /\b(?:suicid\w*|dying|die|kill\w*|hotline|helpline|danger|crisis|safe|scared (?:too )?fast|voice of alarm|leap|jolt|dramatic|out of nowhere|shocking)\b/,
  ],
  [
    'repeating',
    /\b(?:keep|again|already|twice|same|repeat\w*|word for word|just (?:told|said|asked)|times|another question|always|more questions|loop)\b/,
  ],
  [
    'not_following',
    /\b(?:not (?:following|listening|getting|understand\w*|what|an answer|answer\w*)|no sense|answer (?:me|the|my|a question)|cop out|missed|miss the|do not (?:get|understand|listen)|nonsense|did not ask|wrong|confus\w*)\b/,
  ],
  [
    'tone',
    /\b(?:tone|chirpy|cheerful|formal|soft|nice|patroni\w*|cheesy|robot\w*|bot|script|generic|poster|leaflet|long|posh|clever|metaphor|understanding|email|clinical|mature|polite|stiff|cold|creepy|weird|boring|useless|stupid|dumb|rubbish)\b/,
  ],
];

const find = <T>(signs: Signs<T>, text: string, otherwise: T): T =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? otherwise;

/** Each reads plain words (`tokensOf`, joined). */
export const readRefusal = (plain: string): Refusal => find(REFUSALS, plain, 'other');
export const readComplaint = (plain: string): Complaint => find(COMPLAINTS, plain, 'other');
