import { readQuestion } from '#language/open-question.ts';
import type { Companion, CompanionTurn, ReplyPart } from './companion.ts';
import type { Draft } from './draft.ts';
import { fitWords } from './fit.ts';
import type { TalkRecord } from './record/talk-record.ts';
import { openScene, type Scene } from './scene.ts';
import { handleTurn } from './walk/handle-turn.ts';
import { speakTheirLanguage } from './walk/speak-their-language.ts';
import { stayNear } from './walk/stay-near.ts';
import { askForSafety, openForSafety } from './walk/weave-safety.ts';

/** A reply in the pieces in which it is said: a few words each, a clause at most, whitespace kept. */
export const inPieces = (text: string): string[] =>
  text.match(/\S+(?:\s+\S+){0,2}?(?:[,.;:!?]+(?=\s|$)|(?=\s|$))\s*/g) ?? [text];

interface Plan {
  readonly scene: Scene;
  readonly draft: Draft;
}

function planTurn(turn: CompanionTurn): Plan {
  const scene = openScene(turn);
  const draft =
    askForSafety(scene) ??
    openForSafety(scene) ??
    speakTheirLanguage(scene) ??
    stayNear(scene) ??
    handleTurn(scene);
  return { scene, draft };
}

const isCalm = ({ safety }: CompanionTurn): boolean => safety.tier === 'T0' || safety.tier === 'T1';
const MOST_USED = 40;

/** The record after a reply: where the thread is, and what must not be said again soon. */
function recordReply({ scene, draft }: Plan, text: string): TalkRecord {
  const { record, before, turn } = scene;
  return {
    ...record,
    ...draft.change,
    phase: isCalm(turn) ? draft.phase : before.phase,
    questionsInRow: text.includes('?') ? record.questionsInRow + 1 : 0,
    thread: { ...record.thread, ...draft.thread },
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

/** The built-in companion: a guide through written exercises that needs no key and no network. */
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
