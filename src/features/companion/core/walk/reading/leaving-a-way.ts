import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isWritten } from '../page/page.ts';

/*
 * What is walked is not wanted any more, said so in a sentence: it is over at once, whatever the way. A page for
 * somebody has forms of its own (while-writing.ts).
 */

const THING =
  '(?:(?:the|these|those|this|that|your|any|more|two|with|of|doing) )*(?:columns?|sides|lists?|steps?|exercises?|questions?|page|thing)';
const OF_ANY_WAY = new RegExp(
  [
    '^(?:(?:no|please|ok|just|can we|can you) )*stop(?: (?:please|now|it|this|that|there|here))*$',
    '^(?:(?:no|but|ok) )*i said no(?: (?:lol|thanks|please))*$',
    `\\b(?:stop|enough) ${THING}\\b`,
    '\\bno (?:more )?(?:columns?|sides|steps|exercises)(?: (?:please|thanks|thank you|now|haha|lol))*$',
    `\\b(?:do not|dont|not sure (?:that )?i|no longer|rather not) (?:really )?(?:want|need|like|have|do) (?:to do |to go on with )?(?:${THING}|this)\\b(?! to\\b)`,
    '\\b(?:is|was|are) not (?:an? |the |my |any |part of (?:the |my |this )?)(?:snag|step|knot|side|column)\\b',
    '\\b(?:is|are) not part of (?:the |my |this )plan$',
    '^(?:(?:no|nope|nah|not really|not now|rather not|but|love|dear|mate|pet|sorry|thanks) )+i (?:just|only|would rather(?: just)?) (?:want |wanted |need )?(?:to )?(?:talk|chat|vent|moan|rant|an? (?:first |opening |good )?(?:line|sentence|chat|moan)|the words)\\b',
    '\\b(?:this|it|that) is not (?:really )?(?:the right (?:thing|way) (?:for|with)|right for|for|working for|helping) me\\b',
  ].join('|'),
);
const OF_A_CHOICE =
  /\b(?:not|no longer|never) (?:really )?(?:an? |the |my |any )?(?:decision|choice)\b|\b(?:had|there was|was) no choice\b|\bno (?:choice|decision) (?:left )?to (?:make|take)\b|\b(?:do not|dont) (?:need|want|have) to (?:decide|choose|weigh)\b|\bnothing (?:left )?to (?:decide|choose|weigh)\b/;
const OF_SOMEBODY =
  /\b(?:do not|dont) want to (?:talk|speak|write|think) (?:any more |more )?about (?:him|her|them|my \w+)\b|\b(?:that is|thats|enough) (?:it |all |enough )?(?:on|about|of) (?:him|her|them)\b/;

const OF_ONE_WAY: Partial<Readonly<Record<WayName, RegExp>>> = {
  decide: OF_A_CHOICE,
  hoping: OF_A_CHOICE,
  remember: OF_SOMEBODY,
};

const leaves = (way: WayName, plain: string): boolean =>
  OF_ANY_WAY.test(plain) || OF_ONE_WAY[way]?.test(plain) === true;

/** They want none of the way that is walked. */
export function leavesWay({ turn, before }: Pick<Scene, 'turn' | 'before'>): boolean {
  const way = before.thread.at?.way;
  if (way === undefined || isWritten(way)) return false;
  return sentencesOf(turn.content).some(({ plain }) => leaves(way, plain));
}

/** They want to hear no more of who died, and the talk goes on. */
export const leavesSomebody = ({ turn, before }: Pick<Scene, 'turn' | 'before'>): boolean =>
  before.thread.at?.way === 'remember' &&
  sentencesOf(turn.content).some(({ plain }) => OF_SOMEBODY.test(plain));

/** What they tell beside it. */
export function toldBesideLeaving({ turn, before }: Pick<Scene, 'turn' | 'before'>): string {
  const way = before.thread.at?.way;
  const told = sentencesOf(turn.content).filter(({ plain }) => way === undefined || !leaves(way, plain));
  return told.map(({ words }) => words).join(' ');
}

const DID =
  '(?:have|has|had)(?! to\\b)|was|were|did|left|let|went|told|said|made|took|got|gave|kept|came|saw|knew|(?:could|should|might|must|ought to) have|\\w{2,}(?<!ne|fe|see|spe|bree|excee|succee|procee)ed';
const PAST = new RegExp(
  `\\b(?:whether|(?:sure|know|wonder\\w*|asking myself) if) (?:i|we|he|she|it|that|they) (?:(?:really|just|ever|only|maybe|also) )*(?:${DID})\\b`,
);
/** 'whether i left it too long': past, and no choice any more. */
export const isRegret = (plain: string): boolean => PAST.test(plain);
