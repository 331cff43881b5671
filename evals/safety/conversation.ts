import type { SafetyGuidance } from '#features/safety/contract.ts';
import type { Learned } from '#features/safety/core/learned/load-learned.ts';
import {
  assessTurn,
  type SafetyOutcome,
  type SafetyState,
} from '#features/safety/core/protocol/assess-turn.ts';
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

export interface Conversation {
  readonly say: (text: string) => Answered;
  /** The companion asks, of its own accord. */
  readonly ask: (text: string, kind: OpenQuestion['kind']) => void;
}

/** One conversation as the server holds it: state, history and the open question kept. The only one in the evals. */
export function openConversation({ seed, country, learned, companion }: Conversing): Conversation {
  const history: Message[] = [];
  let state: SafetyState | null = null;
  let question: OpenQuestion | null = null;
  return {
    ask(text, kind) {
      history.push({ sender: 'bot', text });
      question = { by: 'companion', kind };
    },
    say(text) {
      const recent = history.slice(-16);
      const outcome = assessTurn({
        text,
        recent,
        question,
        state,
        personState: null,
        country,
        now: 0,
        spoken: false,
        seed,
        learned,
      });
      const { guidance } = outcome;
      const by = outcome.reply === null ? 'companion' : 'protocol';
      const reply = outcome.reply ?? companion({ text, history: [...history], question, guidance });
      const kind = readQuestion(reply === '' ? (guidance.question ?? '') : reply);
      state = outcome.state;
      question = kind && { by, kind };
      history.push({ sender: 'user', text });
      if (reply !== '') history.push({ sender: 'bot', text: reply });
      return { outcome, reply, by };
    },
  };
}

/** Safety alone: nobody replies where the protocol does not. */
export const NOBODY: Conversing['companion'] = () => '';
