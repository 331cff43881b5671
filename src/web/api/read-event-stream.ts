import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The connection broke in the middle of an answer. */
export class StreamCutError extends Error {
  override readonly name = 'StreamCutError';
}

/**
 * The server-sent events of an answer, as they come. One that is not closed by an empty line is never told.
 * @throws {StreamCutError} when the connection breaks; an answer that just ends, ends the events
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await readOrCut(reader);
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}

/** A body that breaks off is a cut, not a server that can't be reached. */
async function readOrCut(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new StreamCutError('stream cut', { cause });
  }
}
