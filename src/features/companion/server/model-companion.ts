import { readQuestion } from '#language/open-question.ts';
import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { phaseByEvidence } from '../core/record/phase-by-evidence.ts';
import { NEW_THREAD, type TalkRecord } from '../core/record/talk-record.ts';
import { openScene, type Scene } from '../core/scene.ts';
import { CompanionError } from './companion-error.ts';
import { MODEL_LIMITS, type ModelLimits } from './deadlines.ts';
import type { Model } from './model.ts';
import { buildPrompt } from './prompt.ts';
import { PROMPT_VERSION } from './prompt-v5.ts';
import { relayWords } from './relay.ts';
import { startTally, toUsage } from './usage.ts';

interface ModelCompanionConfig {
  readonly model: Model;
  readonly limits?: ModelLimits;
  /** A reply without words ends as it is, for the gate's apology; else it is thrown as 'empty'. */
  readonly endsEmpty?: boolean;
}

/**
 * A model as a companion: the guide reads the turn and keeps the record, behind the reply where the model need not wait
 * for it; the model replies. Throws CompanionError.
 */
export function createModelCompanion(config: ModelCompanionConfig): Companion {
  return { name: config.model.name, reply: (turn, signal) => replyByModel(config, turn, signal) };
}

async function* replyByModel(
  { model, limits = MODEL_LIMITS, endsEmpty = false }: ModelCompanionConfig,
  turn: CompanionTurn,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, void, undefined> {
  let scene: Scene | undefined;
  const readScene = (): Scene => {
    scene ??= openScene(turn);
    return scene;
  };
  const prompt = buildPrompt(turn, readScene);

  const tally = startTally();
  let said = '';
  try {
    for await (const text of relayWords(model.ask(prompt), limits, signal, tally)) {
      said += text;
      yield { type: 'text', text };
    }
  } catch (cause) {
    if (!(endsEmpty && cause instanceof CompanionError && cause.kind === 'empty')) throw cause;
  }
  const question = readQuestion(said);
  const state = recordReply(readScene(), question !== null);
  yield {
    type: 'end',
    phase: state.phase,
    technique: question === null ? 'reflect' : 'open_question',
    state,
    question,
    companion: model.name,
    usage: toUsage({ model, promptVersion: PROMPT_VERSION, prompt, tally, characters: said.length }),
  };
}

/** The record after the model's reply: what the person said. Of what the guide would have led to, nothing was. */
export function recordReply(scene: Scene, hasAsked: boolean): TalkRecord {
  const { record } = scene;
  return {
    ...record,
    phase: phaseByEvidence(scene),
    questionsInRow: hasAsked ? record.questionsInRow + 1 : 0,
    thread: NEW_THREAD,
  };
}
