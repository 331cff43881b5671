import type { Sentence } from '#language/read-message.ts';
import type { Hit } from '../rules/find-hits.ts';
import { namesOwnPerson } from '../rules/scope.ts';

interface Telling {
  readonly sentence: Sentence;
  readonly hits: readonly Hit[];
}

/** What says that it was: long ago, and nothing that it is. */
export function isOver({ sentence, hits }: Telling, hit: Hit): boolean {
  return hits.some((other) => isPastOf(other, hit, sentence)) && !isPresent(sentence, hits);
}

/** A danger told as over that a mark of now ('still', 'lately') keeps open. */
export function isMarkedPresent(sentence: Sentence, hit: Hit): boolean {
  const marks = PRESENT_MARKS.filter((mark) => sentence.marks.has(mark));
  if (marks.includes('again') && !comesBack(sentence)) marks.splice(marks.indexOf('again'), 1);
  return marks.length > 0 && !(marks.join() === 'still' && isStillOfOthers(sentence, hit));
}

/** 'I tried to take my own life. That was 2009.': the sentence after tells when it was. */
export function isDated(told: Telling, { sentence, hits }: Telling): boolean {
  const isPastAtOnce = hits.some(({ rule, start }) => rule.kind === 'past' && start <= MOST_BEFORE_DATE);
  return (
    isPastAtOnce &&
    DATING.test(sentence.words.slice(0, 4).join(' ')) &&
    !isPresent(sentence, hits) &&
    !isPresent(told.sentence, told.hits)
  );
}

const PRESENT_MARKS = ['again', 'still', 'lately', 'currently', 'nowadays'];

/** 'but that was a long time ago'; 'it was as bad as that when i was 19' dates nothing. */
const DATING = /^(?:(?:and|but|though|mind) )*(?:(?:all )?(?:that|this)|it|which) (?:was|happened)\b/u;
const MOST_BEFORE_DATE = 4;

/** Of 'i have wanted to die since he left two years ago' nothing is over: what began then goes on. */
function isPastOf(past: Hit, hit: Hit, { words }: Sentence): boolean {
  if (past.rule.kind !== 'past') return false;
  const since = words.lastIndexOf('since', past.start);
  if (since < 0) return true;
  if (since >= hit.end - 1) return false;
  const isGoingOn = words.slice(Math.max(past.end, hit.start - 3), hit.end).includes('have');
  return !(since >= past.start - 4 && isGoingOn);
}

function isPresent(sentence: Sentence, hits: readonly Hit[]): boolean {
  return hits.some(
    ({ rule, start, end }) =>
      rule.kind === 'present' &&
      (sentence.words.slice(start, end).join(' ') !== 'again' || comesBack(sentence)),
  );
}

/** 'got well again', 'never tried it again'; 'well' is a filler, and stands among the marks alone. */
const WELL_AGAIN =
  /\b(?:got|get|getting|become|became|made|am|was|been|be|feel|felt|feeling|found|on)(?: (?:me|my|back|up|feet|better|whole|healthy|happy|strong|stronger|right|good|okay|fine|myself|life|alive))+ again\b/gu;
const BARE_AGAIN = /\b(?:got|get|getting|became|made me|am|was|been|be|feel|felt) again\b/gu;
const NEVER_AGAIN =
  /\b(?:never|not)(?: (?:once|tried|try|felt|done|did|do|thought|wanted|gone|been|had|it|that|to|there|back))* again\b/gu;

/** Whether an 'again' is left that tells of the danger. */
function comesBack({ words, marks }: Sentence): boolean {
  const told = words.join(' ').replace(WELL_AGAIN, '').replace(NEVER_AGAIN, '');
  return /\bagain\b/u.test(marks.has('well') ? told.replace(BARE_AGAIN, '') : told);
}

/** 'in 2009, and my mother still cannot say the word': it is hers that goes on. */
function isStillOfOthers(sentence: Sentence, { end }: Hit): boolean {
  const after = sentence.words.slice(end).join(' ');
  return (
    namesOwnPerson(sentence) &&
    !/\b(?:i (?:\S+ )?(?:want|think|feel|have|wish|mean|get|would|do)|(?:urge|thought|thoughts|feeling|it) (?:is|are|comes?))\b/u.test(
      after,
    )
  );
}
