import type { Phase, Technique } from '#features/companion/contract.ts';
import type { Companion, CompanionTurn, PastMessage, ReplyPart } from '#features/companion/core/companion.ts';
import { CALM } from '#features/safety/contract.ts';
import type { OpenQuestion } from '#language/open-question.ts';
import type { ScriptedPerson } from './scripts.ts';

export interface PlayedTurn {
  readonly said: string;
  readonly reply: string;
  readonly phase: Phase;
  readonly technique: Technique;
  /** On the processor: what a busy machine adds is not the companion's. */
  readonly processorMs: number;
}

const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

type End = Extract<ReplyPart, { type: 'end' }>;

async function listen(companion: Companion, turn: CompanionTurn): Promise<{ text: string; end: End }> {
  let text = '';
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type === 'end') return { text, end: part };
    text += part.text;
  }
  throw new Error(`${companion.name} ended without an end`);
}

/** Says a person's turns one after the other, with the state and the open question carried along as on the server. */
export async function playPerson(
  companion: Companion,
  person: ScriptedPerson,
  seed: string,
): Promise<PlayedTurn[]> {
  const history: PastMessage[] = [];
  const played: PlayedTurn[] = [];
  let state: unknown = null;
  let question: OpenQuestion | null = null;
  for (const said of person.turns) {
    const start = process.cpuUsage();
    const { text, end } = await listen(companion, {
      content: said,
      history: [...history],
      state,
      spoken: person.spoken ?? false,
      seed: `${person.id}:${seed}`,
      question,
      safety: CALM,
      preferences: {
        memoryEnabled: person.memory !== undefined,
        memory: person.memory ?? [],
        askLess: false,
      },
    });
    played.push({
      said,
      reply: text,
      phase: end.phase,
      technique: end.technique,
      processorMs: toMs(process.cpuUsage(start)),
    });
    history.push({ sender: 'user', text: said }, { sender: 'bot', text });
    state = structuredClone(end.state);
    question = end.question && { by: 'companion', kind: end.question };
  }
  return played;
}
