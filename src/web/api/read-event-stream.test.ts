import { expect, it } from 'vitest';
import { readEventStream } from './read-event-stream.ts';

const bytes = new TextEncoder().encode(
  'id: 1\nevent: words_added\ndata: "é🌱"\n\n: still here\n\nid: 2\ndata: half\n',
);

async function read(chunks: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

it('tells the same events wherever the connection cuts the bytes, and never one without its end', async () => {
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await read([bytes.subarray(0, at), bytes.subarray(at)])).toEqual([
      { id: '1', event: 'words_added', data: '"é🌱"' },
    ]);
});
