import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse.ts';

const read = (...chunks: string[]) => {
  const parser = createSseParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
};

describe('the reader of server-sent events', () => {
  it('reads type, data and id', () => {
    expect(read('event: delta\nid: 3\ndata: {"text":"hi"}\n\n')).toEqual([
      { type: 'delta', id: '3', data: '{"text":"hi"}' },
    ]);
  });

  it('joins several data lines with a line feed and takes away one leading space only', () => {
    expect(read('data: a\ndata:  b\ndata\n\n')).toEqual([{ type: 'message', id: '', data: 'a\n b\n' }]);
  });

  it('ignores comments, unknown fields, retry, and ids with a NUL', () => {
    expect(read(': keep-alive\n\nretry: 10\nnonsense: 1\nid: a\0b\ndata: x\n\n')).toEqual([
      { type: 'message', id: '', data: 'x' },
    ]);
  });

  it('remembers the id for the events after it', () => {
    expect(read('id: 7\ndata: a\n\ndata: b\n\n').map((event) => event.id)).toEqual(['7', '7']);
  });

  it('dispatches nothing for an event without data, and forgets its type', () => {
    expect(read('event: ping\n\ndata: x\n\n')).toEqual([{ type: 'message', id: '', data: 'x' }]);
  });

  it('drops an event that was cut before its empty line', () => {
    expect(read('data: whole\n\ndata: half\n')).toHaveLength(1);
  });

  it('strips one byte order mark at the start', () => {
    expect(read('\uFEFFdata: x\n\n')).toHaveLength(1);
  });

  it('gives the same events for every line end and every way of cutting the stream', () => {
    const stream = 'event: a\nid: 1\ndata: one\ndata: two\n\n: c\n\nid: 2\ndata: é🌱\n\n';
    const expected = read(stream);
    fc.assert(
      fc.property(
        fc.constantFrom('\n', '\r', '\r\n'),
        fc.array(fc.nat({ max: stream.length * 2 }), { maxLength: 12 }),
        (lineEnd, cuts) => {
          const wire = stream.replaceAll('\n', lineEnd);
          const edges = [0, ...cuts.filter((cut) => cut < wire.length).sort((a, b) => a - b), wire.length];
          const chunks = edges.slice(1).map((edge, index) => wire.slice(edges[index], edge));
          expect(read(...chunks)).toEqual(expected);
        },
      ),
    );
  });
});
