import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { afterReply, inferAsk, type Plan, planTurn } from '../core/plan.ts';
import type { PlanState } from '../core/plan-state.ts';
import { CompanionError } from './companion-error.ts';
import { readConversationState, takeNote } from './conversation-state.ts';
import { MODEL_LIMITS, type ModelLimits } from './deadlines.ts';
import type { Model } from './model.ts';
import { buildPrompt } from './prompt.ts';
import { PROMPT_VERSION } from './prompt-v1.ts';
import { relayWords } from './relay.ts';
import { startTally, toUsage } from './usage.ts';

interface ModelCompanionConfig {
  readonly model: Model;
  readonly limits?: ModelLimits;
  /** A reply without words ends as it is, for the gate's apology; else it is thrown as 'empty'. */
  readonly endsEmpty?: boolean;
}

/** A model as a companion: the guide plans the turn, the model finds the words. Throws CompanionError. */
export function createModelCompanion(config: ModelCompanionConfig): Companion {
  return { name: config.model.name, reply: (turn, signal) => replyByModel(config, turn, signal) };
}

async function* replyByModel(
  { model, limits = MODEL_LIMITS, endsEmpty = false }: ModelCompanionConfig,
  turn: CompanionTurn,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, void, undefined> {
  const { guide, notes } = readConversationState(turn.state);
  const plan = planTurn({ ...turn, state: guide });
  const prompt = buildPrompt(turn, plan, notes);

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
  yield {
    type: 'end',
    phase: plan.phase,
    technique: plan.technique,
    state: { guide: stateAfter(plan, said), notes: takeNote(notes, turn.content) },
    companion: model.name,
    usage: toUsage({ model, promptVersion: PROMPT_VERSION, prompt, tally, characters: said.length }),
  };
}

/** A model may ask something else than was planned: where its words show what, that is what the next turn answers. */
function stateAfter(plan: Plan, reply: string): PlanState {
  const state = afterReply(plan, reply);
  return { ...state, asked: inferAsk(reply) ?? state.asked };
}
