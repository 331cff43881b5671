import { compose, type Draft } from '../draft.ts';
import { BESIDE, LEFT_THERE } from '../lines/room.ts';
import type { Thread } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { offerWays } from './open-talk.ts';
import { forSomebody, givenBack, withSlot } from './quote.ts';
import { finishWay, roomLine } from './walk-way.ts';

/** Content with the note: it stays, and nothing more is asked. */
export const leaveThere = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(LEFT_THERE, scene)], {
    technique: 'validate',
    phase: 'R6',
    thread: { at: null, aside: null, open: null, offered: null },
  });

const SOFTER =
  /\b(?:soft|kind|nic|warm|polit|gentl|friendl(?:i|y))\w*\b|\btoo (?:harsh|hard|cold|blunt|stiff)\b/i;
const SHORTER = /\b(?:short|brief)\w*\b|\btoo long\b/i;
const OTHERWISE =
  /\b(?:take|leave|cut|get rid of) (?:\w+ ){0,3}out\b|\b(?:remove|delete|without|instead of|change|rewrite|reword)\b|\bnot (?:that|like that|me|right)\b|\bthat'?s (?:me talking|not (?:it|me|right))\b|\byou put\b/i;
const CHANGE: Readonly<Record<'warm' | 'must' | 'anew', string>> = {
  anew: "then write me that line the way it should stand, only the line, and i'll swap it in.",
  warm: 'then one warm line goes first: something you like about them, or something that went well. how would you say it to them?',
  must: 'then only the one thing. how would you say it in a breath, over a fence?',
};

/** 'take the nothing line out': the sentence of theirs that holds what they name is left out. */
const LEFT_OUT =
  /\b(?:take|leave|cut) (?:out )?(?:the |that |my |your )?(?<what>[^.!?,]{3,40}?)(?: (?:line|bit|part|sentence|one))?(?: out)?(?=[.!?,]|$)/i;

function leaveOut(content: string, slots: Thread['slots']): Thread['slots'] | null {
  if (!/\bout\b/i.test(content)) return null;
  const named = (LEFT_OUT.exec(content)?.groups?.what ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (named.length === 0) return null;
  const isNamed = (sentence: string): boolean => named.every((word) => sentence.toLowerCase().includes(word));
  const left = slots.flatMap(({ name, words }) => {
    const kept = words.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !isNamed(sentence));
    return kept.length === 0 ? [] : [{ name, words: kept.join(' ') }];
  });
  const isChanged = left.map(({ words }) => words).join('|') !== slots.map(({ words }) => words).join('|');
  return isChanged && left.length > 0 ? left : null;
}

/** 'next line: …', 'add this: …': what comes after it joins what they must know. */
const ADDED =
  /\b(?:next line|another line|add(?: (?:to it|this|that|a line|one more))?|put in|include)\s*[:;,]\s*["“]?(?<words>[^"”]{4,200})/i;

function addLine(content: string, slots: Thread['slots']): Thread['slots'] | null {
  const words = ADDED.exec(content)?.groups?.words;
  if (words === undefined) return null;
  const must = slots.find(({ name }) => name === 'must')?.words;
  const added = forSomebody(words);
  return withSlot(slots, 'must', must === undefined ? added : `${must}\n${added}`);
}

/** A draft that is not right yet: one line more, or one line anew, in their words. */
export function changeDraft(scene: Scene): Draft | null {
  const { content } = scene.turn;
  const { slots: before } = scene.before.thread;
  const longer = addLine(content, before);
  if (longer !== null) return finishWay(scene, 'words', longer, null);
  if (scene.reading.wordCount > MOST_WORDS_OF_A_CHANGE) return null;
  const without = leaveOut(content, before);
  if (without !== null) return finishWay(scene, 'words', without, null);
  const slot = OTHERWISE.test(content)
    ? 'anew'
    : SHORTER.test(content)
      ? 'must'
      : SOFTER.test(content)
        ? 'warm'
        : null;
  if (slot === null) return null;
  const slots = scene.before.thread.slots.filter(({ name }) => slot !== 'must' || name !== 'hope');
  return compose(scene, [{ id: `words.${slot}`, text: CHANGE[slot] }], {
    technique: 'next_step',
    phase: 'R6',
    thread: { open: 'note', offered: slot === 'warm' ? 'words' : 'letter', slots },
  });
}

const MOST_WORDS_OF_A_LINE = 40;
const MOST_WORDS_OF_A_CHANGE = 28;

/** What follows a draft: a change, a line put in, or their own version of it. */
function hearDraft(scene: Scene): Draft | null {
  const { thread } = scene.before;
  const { content } = scene.turn;
  const { wordCount } = scene.reading;
  if (thread.offered === null) {
    const change = changeDraft(scene);
    if (change !== null) return change;
    return OWN_VERSION.test(content)
      ? compose(scene, [{ id: 'words.own', text: OWN }], { technique: 'validate', thread: { open: null } })
      : null;
  }
  if (wordCount > MOST_WORDS_OF_A_LINE || givenBack(content) === '') return null;
  if (WHOLE.test(content)) return finishWay(scene, 'words', withSlot([], 'must', forSomebody(content)), null);
  const slots = withSlot(thread.slots, thread.offered === 'words' ? 'warm' : 'must', forSomebody(content));
  return finishWay(scene, 'words', slots, null);
}
/** A message from its greeting on. */
const WHOLE = /^\W*(?:hi+|hiya|hello|hey|dear)\b.{12,}/is;
const OWN_VERSION = /["“'‘](?:hi|hey|hello|dear|hiya|[A-Z])[^"”]{12,}["”'’]?/;
const OWN = "that's clear, and it's yours. read it aloud once; if nothing makes you wince, it's done.";

/** Writing on after a closing note. */
const CONTENT =
  /\b(?:right|good|fine|great|perfect|yes|yeah|thanks|thank you|nice|ok|okay|lovely|exactly|spot on|that'?s (?:it|me)|will do)\b/i;
const MOST_WORDS_BESIDE = 8;
const MOST_WORDS_OF_CONTENT = 6;

export function hearAfterNote(scene: Scene): Draft | null {
  if (scene.before.thread.offered !== null) return hearDraft(scene);
  if (
    scene.reading.wordCount <= MOST_WORDS_OF_CONTENT &&
    !OTHERWISE.test(scene.turn.content) &&
    CONTENT.test(scene.turn.content)
  )
    return leaveThere(scene);
  const { done, tone } = scene.before.thread;
  const last = done.at(-1);
  if (last === 'words' || last === 'letter') return hearDraft(scene);
  if (tone === 'plain' && scene.reading.wordCount <= MOST_WORDS_BESIDE)
    return compose(scene, [word(BESIDE, scene)], { technique: 'validate' });
  return null;
}

/** 'no', 'more': there is more of it. */
export function goFurther(scene: Scene): Draft | null {
  const { done, tone } = scene.before.thread;
  const last = done.at(-1);
  if (tone !== 'plain' || last === undefined)
    return compose(scene, [roomLine(scene)], { thread: { open: null } });
  if (last === 'words' || last === 'letter')
    return compose(scene, [{ id: 'words.must', text: CHANGE.must }], {
      technique: 'next_step',
      thread: { open: 'note', offered: 'letter' },
    });
  return offerWays(scene) ?? compose(scene, [roomLine(scene)], { thread: { open: null } });
}
