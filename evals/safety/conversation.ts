import type { Safety, SafetyGuidance } from '#features/safety/contract.ts';
import type { Learned } from '#features/safety/core/learned/load-learned.ts';
import {
  assessTurn,
  type SafetyOutcome,
  type SafetyState,
  type SafetyTurn,
} from '#features/safety/core/protocol/assess-turn.ts';
import type { TierVerdict } from '#features/safety/core/protocol/combine-with-model.ts';
import { type OpenQuestion, readQuestion } from '#language/open-question.ts';

export interface Message {
  readonly sender: 'user' | 'bot';
  readonly text: string;
}

/** What whoever replies is given, where the protocol does not. */
export interface CompanionTurn {
  readonly text: string;
  readonly history: readonly Message[];
  readonly question: OpenQuestion | null;
  readonly guidance: SafetyGuidance;
}

export interface Conversing {
  readonly seed: string;
  readonly country: string;
  readonly learned: Learned | null;
  /** The companion's reply; '' where only safety is measured. */
  readonly companion: (turn: CompanionTurn) => string;
}

export interface Answered {
  readonly outcome: SafetyOutcome;
  readonly reply: string;
  readonly by: OpenQuestion['by'];
}

/** What was said to whoever replies; `turn` is null where the protocol replies instead, with `outcome.reply`. */
export interface Heard {
  readonly outcome: SafetyOutcome;
  readonly turn: CompanionTurn | null;
  /** Where a model may word the protocol's reply. */
  readonly step: CompanionTurn | null;
}

export interface Conversation {
  readonly say: (text: string) => Answered;
  /** The companion asks, of its own accord. */
  readonly ask: (text: string, kind: OpenQuestion['kind']) => void;
}

/** One conversation as the server holds it, where the reply may take its time: `hear`, then `answer`. */
export interface SlowConversation {
  readonly hear: (text: string) => Heard;
  /** What was heard last, read again with what a model made of it. */
  readonly revise: (model: TierVerdict) => Heard;
  /** The reply to what was heard last, the companion's words or the protocol's; what safety then shows beside it. */
  readonly answer: (reply: string) => Safety | null;
  readonly ask: Conversation['ask'];
}

/** What a model makes of a turn, or does. */
type More = Pick<SafetyTurn, 'model' | 'isAskedByModel'>;

/** State, history and the open question kept as on the server. The only one in the evals. */
export function openSlowConversation({
  seed,
  country,
  learned,
}: Omit<Conversing, 'companion'>): SlowConversation {
  const history: Message[] = [];
  let state: SafetyState | null = null;
  let question: OpenQuestion | null = null;
  let last: SafetyOutcome | null = null;
  let heard: Pick<SafetyTurn, 'text' | 'recent' | 'question' | 'state'> | null = null;
  let before: readonly Message[] = [];
  const read = (turn: NonNullable<typeof heard>, more: More = {}): Heard => {
    const outcome = assessTurn({
      ...turn,
      personState: null,
      country,
      now: 0,
      spoken: false,
      seed,
      learned,
      ...more,
    });
    state = outcome.state;
    last = outcome;
    const { text, question: answered } = turn;
    const { guidance } = outcome;
    const forModel = { text, history: before, question: answered, guidance };
    return {
      outcome,
      turn: outcome.reply === null ? forModel : null,
      step: guidance.step === null ? null : forModel,
    };
  };
  return {
    ask(text, kind) {
      history.push({ sender: 'bot', text });
      question = { by: 'companion', kind };
    },
    hear(text) {
      before = [...history];
      heard = { text, recent: before.slice(-16), question, state };
      history.push({ sender: 'user', text });
      return read(heard);
    },
    revise(model) {
      if (heard === null) throw new Error('nothing was said that could be read again');
      return read(heard, { model });
    },
    answer(reply) {
      if (last === null) throw new Error('nothing was said that could be answered');
      const kind = readQuestion(reply === '' ? (last.guidance.question ?? '') : reply);
      // A step that a model worded asks what the model asked.
      question = kind && { by: reply === last.reply ? 'protocol' : 'companion', kind };
      if (reply !== '') history.push({ sender: 'bot', text: reply });
      const isOwn = kind === 'dying' && last.reply === null && last.guidance.question === null;
      return isOwn && last.safety === null && heard !== null
        ? read(heard, { isAskedByModel: true }).outcome.safety
        : last.safety;
    },
  };
}

/** One conversation with somebody who replies at once. */
export function openConversation({ companion, ...conversing }: Conversing): Conversation {
  const talk = openSlowConversation(conversing);
  return {
    ask: talk.ask,
    say(text) {
      const { outcome, turn } = talk.hear(text);
      const reply = turn === null ? (outcome.reply ?? '') : companion(turn);
      talk.answer(reply);
      return { outcome, reply, by: turn === null ? 'protocol' : 'companion' };
    },
  };
}

/** Safety alone: nobody replies where the protocol does not. */
export const NOBODY: Conversing['companion'] = () => '';
