import { AppError } from '#contract/errors.ts';
import type { Person } from '#server/person.ts';
import type { Limit, RateLimits } from '#server/rate-limits.ts';
import type { Engines } from './engines.ts';
import type { Synthesiser } from './synthesisers/synthesiser.ts';

const DAY_S = 86_400;

interface AllowanceParts {
  readonly engines: Engines;
  readonly rateLimits: RateLimits;
  readonly now: () => Date;
}

/** The voice for a person: an outside one while they have characters left, then the basic one. */
export type VoiceFor = (person: Person) => Promise<Synthesiser>;

/** How many characters outside voices speak for one person in a day (UTC): their makers bill by the character. */
export function createSpeechAllowance(
  { engines, rateLimits, now }: AllowanceParts,
  charactersPerDay: number,
): VoiceFor {
  const limit: Limit = { name: 'speech-characters', points: charactersPerDay, seconds: DAY_S };
  const basic = engines.synthesiserFor({ modelConsent: false });
  return async (person) => {
    const voice = engines.synthesiserFor(person);
    if (!voice.isOutside) return voice;
    const key = `${person.id}:${now().toISOString().slice(0, 10)}`;
    if ((await rateLimits.count(limit, key)) >= charactersPerDay) return basic;
    let taken: Promise<unknown> = Promise.resolve();
    /** Clauses are asked for side by side; what they cost is counted in their order, or the last could use up the first's. */
    const isLeft = async (text: string): Promise<boolean> => {
      const next = taken.then(() => rateLimits.take(limit, key, text.length));
      taken = next;
      return (await next) <= charactersPerDay;
    };
    return {
      ...voice,
      /** @throws {AppError} speech_busy in the middle of a reply: no two voices in one; the browser reads on */
      async *speak(text, signal) {
        if (!(await isLeft(text))) throw new AppError('speech_busy');
        yield* voice.speak(text, signal);
      },
      speakWhole: async (text, signal) => ((await isLeft(text)) ? voice : basic).speakWhole(text, signal),
    };
  };
}
