import { readQuestion } from '#language/open-question.ts';
import type { Companion, CompanionTurn, ReplyPart } from './companion.ts';
import { fitWords } from './fit.ts';
import type { Draft } from './handlers/draft.ts';
import { handleAct } from './handlers/handle-act.ts';
import { speakTheirLanguage } from './handlers/speak-their-language.ts';
import { askForSafety, openForSafety } from './handlers/weave-safety.ts';
import type { TalkRecord } from './record/talk-record.ts';
import { openScene, type Scene } from './scene.ts';

/** A reply in the pieces in which it is said: a few words each, a clause at most, whitespace kept. */
export const inPieces = (text: string): string[] =>
  text.match(/\S+(?:\s+\S+){0,2}?(?:[,.;:!?]+(?=\s|$)|(?=\s|$))\s*/g) ?? [text];

/** What the guide makes of a turn: for its own reply, and as facts for a model. */
export interface Plan {
  readonly scene: Scene;
  readonly draft: Draft;
}

export function planTurn(turn: CompanionTurn): Plan {
  const scene = openScene(turn);
  const draft = askForSafety(scene) ?? openForSafety(scene) ?? speakTheirLanguage(scene) ?? handleAct(scene);
  return { scene, draft };
}

const isCalm = ({ safety }: CompanionTurn): boolean => safety.tier === 'T0' || safety.tier === 'T1';
const MOST_USED = 36;

/** The record after a reply, whoever worded it: its question, its mirror, and what must not be said again soon. */
export function recordReply({ scene, draft }: Plan, text: string): TalkRecord {
  const { record, before, turn } = scene;
  return {
    ...record,
    ...draft.change,
    phase: isCalm(turn) ? draft.phase : before.phase,
    questionsInRow: text.includes('?')
      ? (draft.change.questionsInRow ?? record.questionsInRow) + 1
      : (draft.change.questionsInRow ?? 0),
    mirrorsInRow: draft.change.mirrorsInRow ?? (draft.mirror === '' ? 0 : record.mirrorsInRow + 1),
    asked: draft.asks,
    used: [...record.used, ...draft.wordings.map(({ id }) => id)].slice(-MOST_USED),
  };
}

/** The whole reply of the guide to one turn. Pure: the same turn gives the same reply, on any platform. */
export function answerTurn(turn: CompanionTurn): {
  readonly text: string;
  readonly end: Extract<ReplyPart, { type: 'end' }>;
} {
  const { step } = turn.safety;
  if (step !== null) return sayStep(turn, step);
  const plan = planTurn(turn);
  const text = fitWords(plan.draft, turn.spoken);
  const state = recordReply(plan, text);
  return {
    text,
    end: {
      type: 'end',
      phase: state.phase,
      technique: plan.draft.technique,
      state,
      question: readQuestion(text),
      companion: 'guide',
    },
  };
}

/** Standing in for a model that was to word a step of the safety protocol: word for word, and the talk stays where it was. */
const sayStep = (turn: CompanionTurn, step: string): ReturnType<typeof answerTurn> => ({
  text: step,
  end: {
    type: 'end',
    phase: openScene(turn).before.phase,
    technique: 'resource',
    state: turn.state,
    question: readQuestion(step),
    companion: 'guide',
  },
});

/** The built-in companion: a scripted reflective listener that needs no key and no network. */
export const createGuide = (): Companion => ({
  name: 'guide',
  async *reply(turn, signal) {
    const { text, end } = answerTurn(turn);
    for (const piece of inPieces(text)) {
      if (signal.aborted) return;
      yield { type: 'text', text: piece };
    }
    yield end;
  },
});
