import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How a stand-in for a text model answers one request. Token counts are of its own words. */
export type TextStep =
  | {
      readonly kind: 'reply';
      /** Sent word by word; '' is a model that says nothing. */
      readonly text: string;
      /** Sent exactly so, instead of word by word. */
      readonly chunks?: readonly string[];
      readonly firstTokenMs?: number;
      /** Absent: as fast as the socket takes them. */
      readonly tokensPerSecond?: number;
      /** Of the input, how many tokens came from the prompt cache. */
      readonly cachedInputTokens?: number;
      /** The model ran into its own limit, or declined; absent: it ended by itself. */
      readonly stop?: 'length' | 'refusal';
    }
  /** An HTTP error with the vendor's own body and headers. */
  | { readonly kind: 'error'; readonly status: number; readonly retryAfterSeconds?: number }
  /** Never goes on: before the first byte, or after so many tokens. */
  | { readonly kind: 'hang'; readonly afterTokens?: number }
  /** The connection breaks: before the first byte, or after so many tokens. */
  | { readonly kind: 'cut'; readonly afterTokens?: number }
  /** The stream ends politely after so many tokens, but without the events that mean 'complete'. */
  | { readonly kind: 'unfinished'; readonly afterTokens: number }
  /** Bytes that are no answer: in place of the answer, or after so many tokens. */
  | { readonly kind: 'garbage'; readonly afterTokens?: number }
  /** The vendor reports a failure inside the stream that began well. */
  | { readonly kind: 'failure'; readonly afterTokens: number }
  /** A model that never ends. */
  | { readonly kind: 'endless' };

/** How one vendor puts a streamed text on the wire. */
export interface TextWire {
  readonly open: () => string;
  readonly token: (text: string) => string;
  readonly close: (step: Extract<TextStep, { kind: 'reply' }>, outputTokens: number) => string;
  readonly failure: () => string;
}

const WORDS = 'i am still here and still going on '.split(/(?<= )/);

/** Streams one step; every fault happens on the wire, as it would with the vendor. */
export async function speak(step: TextStep, wire: TextWire, response: ServerResponse): Promise<void> {
  if (step.kind === 'error') throw new Error('an error is answered before the stream');
  if (step.kind === 'hang' && step.afterTokens === undefined) return;
  if (step.kind === 'cut' && step.afterTokens === undefined) return void response.destroy();

  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  if (step.kind === 'garbage' && step.afterTokens === undefined) {
    return void response.end('<html><body>502 Bad Gateway</body></html>');
  }
  await put(response, wire.open());
  if (step.kind === 'endless') return speakForever(wire, response);

  if (step.kind === 'reply') {
    const said = await speakTokens(step, wire, response);
    if (!response.destroyed) response.end(wire.close(step, said));
    return;
  }
  for (let index = 0; index < (step.afterTokens ?? 0); index++) {
    await put(response, wire.token(WORDS[index % WORDS.length] ?? ''));
  }
  await breakDown(step.kind, wire, response);
}

async function breakDown(kind: TextStep['kind'], wire: TextWire, response: ServerResponse): Promise<void> {
  if (kind === 'cut') await breakOff(response);
  if (kind === 'unfinished') response.end();
  if (kind === 'failure') response.end(wire.failure());
  if (kind === 'garbage') response.end('event: content_block_delta\ndata: {"type": "content_bl\0\n\n');
}

/** The words of a text with their spaces: joined they are the text again. */
export function splitTokens(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? [];
}

/** Four characters a token: near enough for a stand-in's bill. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);

/** The step's whole text, for answers that are not streamed. */
export function textOf(step: Extract<TextStep, { kind: 'reply' }>): string {
  return step.chunks?.join('') ?? step.text;
}

async function speakTokens(
  step: Extract<TextStep, { kind: 'reply' }>,
  wire: TextWire,
  response: ServerResponse,
): Promise<number> {
  const tokens = step.chunks ?? splitTokens(step.text);
  if (step.firstTokenMs) await wait(step.firstTokenMs);
  const startedAt = performance.now();
  for (const [index, token] of tokens.entries()) {
    if (response.destroyed) break;
    if (step.tokensPerSecond) {
      const dueInMs = startedAt + (index * 1000) / step.tokensPerSecond - performance.now();
      if (dueInMs >= 1) await wait(dueInMs);
    }
    await put(response, wire.token(token));
  }
  return tokens.length;
}

async function speakForever(wire: TextWire, response: ServerResponse): Promise<void> {
  for (let index = 0; !response.destroyed; index++) {
    await put(response, wire.token(WORDS[index % WORDS.length] ?? ''));
    if (index % 64 === 0) await wait(1);
  }
}

/** Lets what was written leave, then drops the connection without the chunk that would end it. */
async function breakOff(response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => response.write('\n', () => resolve()));
  response.destroy();
}

async function put(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}
