import type { AboutUs } from '../acts/act.ts';
import { tokensOf } from '../acts/act-features.ts';
import { readAboutUs } from '../acts/sub-kinds.ts';
import { tellCanDo } from '../moves/answering/tell-can-do.ts';
import { tellHuman } from '../moves/answering/tell-human.ts';
import { tellMemory } from '../moves/answering/tell-memory.ts';
import { tellOther } from '../moves/answering/tell-other.ts';
import { tellPrivacy } from '../moves/answering/tell-privacy.ts';
import { tellWhy } from '../moves/answering/tell-why.ts';
import type { Move } from '../moves/move.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';

const ANSWERS: Readonly<Record<AboutUs, Move>> = {
  human: tellHuman,
  memory: tellMemory,
  privacy: tellPrivacy,
  why_asked: tellWhy,
  can_do: tellCanDo,
  other: tellOther,
};

/** 'do you remember his name?': the name, and nothing beside it. */
function nameAskedFor({ turn, record }: Scene): string | null {
  const [, owner = ''] = /\b(\w+)(?:'s)? name\b/i.exec(turn.content) ?? [];
  if (!/\bremember\b/i.test(turn.content) || owner === '') return null;
  const pronoun = /^his$/i.test(owner) ? 'he' : /^her$/i.test(owner) ? 'she' : null;
  const named = record.people.filter(({ name }) => name !== null);
  const meant =
    named.findLast((person) => person.relation === owner.toLowerCase() || person.pronoun === pronoun) ??
    (named.length === 1 ? named[0] : null);
  return meant?.name ?? null;
}

const KEPT = /\bwhere does .*\bgo\b/i;

/** A question to us gets its answer, truthfully, and no question in return beyond it. */
export function answerAboutUs(scene: Scene): Draft | null {
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
  const read = scene.reading.act.aboutUs ?? readAboutUs(tokensOf(scene.turn.content).join(' '));
  const move = ANSWERS[KEPT.test(scene.turn.content) ? 'privacy' : read];
  return draft(scene, scene.cues.has('skill') || scene.cues.has('called') ? [tellOther] : [move, tellOther], {
    mayAsk: true,
  });
}
