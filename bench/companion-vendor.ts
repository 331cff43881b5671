import { startAnthropicStandIn } from '#testing/stand-ins/anthropic.ts';
import { readJson } from '#testing/stand-ins/stand-in.ts';

/** A process of its own, so that the stand-in's work is not measured as ours. Its model names say what it does. */
const LETTERS = Array.from({ length: 1_800 }, (_, index) => [...'so it is there, '][index % 16] ?? '');
const STEADY = 'that sounds heavy, and it has been there for a while. what is it like tonight? '.repeat(5);

const vendor = await startAnthropicStandIn({
  byDefault: (request) => {
    const body = readJson(request);
    const isSteady = typeof body === 'object' && body !== null && 'model' in body && body.model === 'steady';
    return isSteady
      ? { kind: 'reply', text: STEADY, tokensPerSecond: 40 }
      : { kind: 'reply', text: '', chunks: LETTERS };
  },
});
process.send?.(vendor.url);
process.once('disconnect', () => void vendor.close());
