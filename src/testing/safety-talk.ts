import {
  assessTurn,
  type SafetyOutcome,
  type SafetyState,
} from '#features/safety/core/protocol/assess-turn.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { type OpenQuestion, readQuestion } from '#language/open-question.ts';

interface Setting {
  readonly country: string;
  readonly seed: string;
  /** How the talk stood before; none where it begins. */
  readonly state?: SafetyState | null;
  /** What was asked before the first turn. */
  readonly question?: OpenQuestion | null;
}

/** What a turn leaves asked, by the protocol or by the companion it guides. */
export function questionOf({ reply, guidance }: SafetyOutcome): OpenQuestion | null {
  const kind = readQuestion(reply ?? guidance.question ?? '');
  return kind && { by: reply === null ? 'companion' : 'protocol', kind };
}

/** What safety makes of each turn of a talk, for tests; the companion asks what it is asked to ask, and nothing else. */
export function assessTalk(said: readonly string[], setting: Setting): SafetyOutcome[] {
  const { country, seed } = setting;
  let { state = null, question = null } = setting;
  const recent: { sender: 'user'; text: string }[] = [];
  return said.map((text) => {
    const outcome = assessTurn({
      text,
      recent: [...recent],
      question,
      state,
      personState: null,
      country,
      now: 0,
      spoken: false,
      seed,
      learned: LEARNED,
    });
    question = questionOf(outcome);
    state = outcome.state;
    recent.push({ sender: 'user', text });
    return outcome;
  });
}
