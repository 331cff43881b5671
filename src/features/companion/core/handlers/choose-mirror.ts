import { labelOf, type Scene } from '../scene.ts';

const MOST_MIRRORS_IN_ROW = 1;
const MOST_WORDS_SHORT = 6;

/**
 * What can be given back of this turn, the most certain first: a feeling in its word; a short answer; the clause of the
 * central fact; a new name and a thing; the words a listener would give back. Null where nothing is certain, or where our last
 * two replies began so already.
 */
export function chooseMirror(scene: Scene): string | null {
  const mirror = findMirror(scene);
  return mirror === null || NO_MIRROR.test(mirror) ? null : mirror;
}

/** A shrug, a number, a clause cut where it hung on what follows. */
export const NO_MIRROR =
  /^(?:idk|you'?re right|youre right|leaving do|no idea|dunno|nothing special|helped a bit|give that a go|not sure)\b|^\d+$|\byou (?:must|should|need to)\b|\b(?:if|asked if) its$|^(?:this|it|that)(?: is|'s) (?:so |a bit |really |kind of )?(?:stupid|silly|daft|dumb|nothing|alright|fine|okay|ok|all right)|^you work in \w+$|^you hear in|^your \w+ says?$/;

function findMirror(scene: Scene): string | null {
  const { reading, before } = scene;
  const isShort = reading.wordCount <= MOST_WORDS_SHORT;
  if (reading.feelings.length > 0 && (isShort || reading.act.kind === 'feel')) return feelingsOf(scene);
  const fact = reading.fact !== null && reading.fact.kind !== 'work' && reading.fact.kind !== 'death';
  if (fact && reading.turned !== null) return reading.turned;
  const naming = newName(scene);
  if (
    naming !== null &&
    (isShort || reading.fact !== null || naming.includes(', and ')) &&
    reading.fact?.kind !== 'death'
  )
    return naming;
  return reading.fact !== null || before.mirrorsInRow >= MOST_MIRRORS_IN_ROW ? null : sureEcho(scene);
}

/** A scrap that hardly anybody would take up is worse beside a word of sorrow than none. */
const LEAST_SHARE = 0.6;
const sureEcho = ({ reading }: Scene): string | null =>
  (reading.echoes[0]?.share ?? 0) >= LEAST_SHARE ? reading.echo : null;

const feelingsOf = ({ reading }: Scene): string =>
  reading.feelings
    .slice(0, 2)
    .map(({ word }) => word)
    .join(', and ');

/** 'your dog' is whom they talk of, no thing beside them. */
const RELATED =
  /^your (?:dog|cat|mum|mom|dad|husband|wife|brother|sister|son|daughter|friend|mate|boss|partner|miss|grandson|granddaughter|grandad|grandma|nan|niece|nephew|aunt|uncle|cousin|baby|kid|boy|girl|wife|colleague|neighbour|teacher)\b/;

/** 'mr okafor, and the biscuits': somebody named for the first time. */
function newName({ record, before, reading }: Scene): string | null {
  const named = record.people.find(
    (person) =>
      person.name !== null &&
      person.turn === record.turn &&
      !before.people.some((known) => known.name === person.name),
  );
  if (!named) return null;
  const label = labelOf(named);
  const thing = reading.thing?.replace(/^(?:his|her|their) /, 'the ');
  return thing !== undefined && !thing.includes(label) && !RELATED.test(thing)
    ? `${label}, and ${thing}`
    : label;
}
