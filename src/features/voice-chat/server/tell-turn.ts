import type { FastifyReply } from 'fastify';
import type { TurnEvent } from '#features/conversations/contract.ts';
import type { LiveTurn } from '#features/conversations/server/public.ts';
import { openEventStream } from '#server/http/event-stream.ts';
import type { SpokenTurnEvents } from '../contract.ts';
import { type ReplySpeaker, speakReply } from './speak-reply.ts';
import type { Synthesiser } from './synthesisers/synthesiser.ts';
import type { SpokenTurn } from './take-turn.ts';

interface TellOptions {
  readonly synthesiser: Synthesiser;
  readonly reply: FastifyReply;
  /** Turns what the synthesiser failed with into the code that the client is told. */
  toCode(error: unknown): string;
}

/**
 * Tells a spoken turn as it comes: what was heard, the events of every turn, and the reply in sound. When the browser
 * goes, the reply is still written and stored, and nobody is asked to speak it.
 */
export async function tellTurn(
  { transcript, turn }: SpokenTurn,
  options: TellOptions,
): Promise<FastifyReply> {
  const { synthesiser, reply, toCode } = options;
  const stream = openEventStream(reply);
  const leaving = new AbortController();
  void stream.closed.then(() => leaving.abort());
  const tell = <Name extends keyof SpokenTurnEvents>(event: Name, data: SpokenTurnEvents[Name]) =>
    stream.send(event, data);

  tell('transcribed', { text: transcript });
  const speaker = speakReply({
    synthesiser,
    signal: leaving.signal,
    send: (audio) => tell('sound_added', audio),
  });
  const stop = follow(turn, speaker, (event) => {
    stream.send(event.event, event.data, event.id);
    if (event.event === 'failed') stream.end();
  });
  // A run that breaks off without an event (the server stops) ends the stream: the client resumes.
  turn.finished.catch(() => stream.end());
  const spoken = speaker.finished.catch((error: unknown) => {
    if (!leaving.signal.aborted) tell('voice_failed', { code: toCode(error) });
  });
  Promise.all([spoken, turn.finished]).then(
    ([, result]) => {
      if ('answer' in result) tell('spoken', {});
      stream.end();
    },
    () => stream.end(),
  );
  await stream.closed;
  stop();
  return reply;
}

/** Passes a turn's events on, and its words to the speaker: the pieces as they come, or the whole reply of a stored turn. */
function follow(turn: LiveTurn, speaker: ReplySpeaker, pass: (event: TurnEvent) => void): () => void {
  let hasWords = false;
  return turn.subscribe((event) => {
    pass(event);
    if (event.event === 'words_added') {
      hasWords = true;
      speaker.hear(event.data.text);
    }
    if (event.event === 'replied') {
      if (!hasWords) speaker.hear(event.data.message.content);
      speaker.end();
    }
  });
}
