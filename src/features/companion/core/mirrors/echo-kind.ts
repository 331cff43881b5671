/** What the words given back are: what may be said beside them hangs on it. */
export const ECHO_KINDS = ['person', 'quote', 'long', 'count', 'simile', 'thing', 'one', 'words'] as const;
export type EchoKind = (typeof ECHO_KINDS)[number];

const PERSON =
  /^(?:your |the |his |her |their )?(?:(?:little|big|older|younger|eldest|youngest|only|best|old) )*(?:mum|mom|mam|dad|nan|nana|gran|grandad|grandma|grandpa|wife|husband|partner|girlfriend|boyfriend|brother|sister|son|daughter|kids?|boy|girl|friend|mate|boss|manager|neighbour|neighbor|landlord|teacher|colleague|uncle|aunt|auntie|cousin|baby|ex)$/;
const LONG = /\b(?:years?|months?|decades?|weeks)\b/;
/** Time that went by, not time that is left. */
const SPENT = /\b(?:for|been|after|took|waited|married|since|of|together|lived|every)\b/;
const COUNT =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|both|every|all)\b)/;
const SAID_BEFORE = /(?:\b(?:said|says|say|saying|goes|called|told \w+|wrote|texted)\W*|["'\u201c\u2018])$/i;
const THING = /^(?:the|your|his|her|their|that|this|these|those|[a-z]+'s)\b/;

/** Of words as `chooseEcho` gives them, in the message they were taken from; `names`: people named in the talk. */
export function echoKindOf(echo: string, content: string, names: readonly string[]): EchoKind {
  const plain = content.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  const at = plain.indexOf(echo.replace(/\byour\b/g, 'my'));
  if (PERSON.test(echo) || names.includes(echo)) return 'person';
  if (echo.startsWith('like ')) return 'simile';
  const before = plain.slice(Math.max(0, at - 12), at);
  if (at > 0 && SAID_BEFORE.test(before) && !/\bi sa(?:id|y)\W*$/.test(before)) return 'quote';
  if (LONG.test(echo) && SPENT.test(plain.slice(Math.max(0, at - 24), at + echo.length + 10))) return 'long';
  if (COUNT.test(echo)) return 'count';
  if (THING.test(echo)) return 'thing';
  return /^(?:a|an)\b/.test(echo) ? 'one' : 'words';
}
