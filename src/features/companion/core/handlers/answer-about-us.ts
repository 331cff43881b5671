import type { Asked } from '../acts/asked.ts';
import { tellCanDo } from '../moves/answering/tell-can-do.ts';
import { tellHeard } from '../moves/answering/tell-heard.ts';
import { tellHuman } from '../moves/answering/tell-human.ts';
import { tellMemory } from '../moves/answering/tell-memory.ts';
import { tellOther } from '../moves/answering/tell-other.ts';
import { tellPrivacy } from '../moves/answering/tell-privacy.ts';
import { tellWhy } from '../moves/answering/tell-why.ts';
import type { Move } from '../moves/move.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';

const ANSWERS: Readonly<Partial<Record<Asked, Move>>> = {
  us_human: tellHuman,
  us_memory: tellMemory,
  us_private: tellPrivacy,
  us_why: tellWhy,
  us_can: tellCanDo,
  us_heard: tellHeard,
};

/** 'do you remember his name?': the name, and nothing beside it. */
function nameAskedFor({ turn, record }: Scene): string | null {
  const [, asked = '', called = ''] =
    /\b(\w+)(?:'s)? name\b|\bmy (\w+)(?:'s| is| was)? called\b/i.exec(turn.content) ?? [];
  const owner = asked || called;
  if (!/\bremember\b/i.test(turn.content) || owner === '') return null;
  const pronoun = /^his$/i.test(owner) ? 'he' : /^her$/i.test(owner) ? 'she' : null;
  const named = record.people.filter(({ name }) => name !== null);
  const meant =
    named.findLast(
      (person) => person.relation === owner.toLowerCase() || (pronoun !== null && person.pronoun === pronoun),
    ) ?? (named.length === 1 ? named[0] : null);
  return meant?.name ?? null;
}

const KEPT = /\bwhere does .*\bgo\b/i;

/** A question to us gets its answer, truthfully, and no question in return beyond it. */
export function answerAboutUs(scene: Scene, asked: Asked): Draft | null {
  const name = nameAskedFor(scene);
  if (name !== null)
    return {
      mirror: name,
      wordings: [],
      technique: 'validate',
      hint: tellMemory.hint,
      phase: scene.record.phase,
      asks: null,
      change: {},
    };
  const isOfItself = ['skill', 'called', 'care', 'stay'].some((cue) => scene.cues.has(cue));
  const move = KEPT.test(scene.turn.content) ? tellPrivacy : ANSWERS[asked];
  return draft(scene, isOfItself || !move ? [tellOther] : [move, tellOther], { mayAsk: true });
}
