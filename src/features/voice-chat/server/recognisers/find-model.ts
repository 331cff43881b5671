import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The part of sherpa-onnx's configuration that names a model. https://k2-fsa.github.io/sherpa/onnx/pretrained_models/ */
export type ModelConfig = { readonly tokens: string } & Readonly<Record<string, string | object>>;

/** Each kind of model is known by the files it is published with; `int8` ones are smaller and win. */
const KINDS: readonly { readonly kind: string; readonly files: Readonly<Record<string, RegExp>> }[] = [
  {
    kind: 'moonshine',
    files: {
      preprocessor: /preprocess/,
      encoder: /encode/,
      uncachedDecoder: /uncached/,
      cachedDecoder: /(?<!un)cached/,
    },
  },
  { kind: 'transducer', files: { encoder: /encoder/, decoder: /decoder/, joiner: /joiner/ } },
  { kind: 'whisper', files: { encoder: /encoder/, decoder: /decoder/ } },
  { kind: 'senseVoice', files: { model: /^(?:sense.?voice.*|model(?:\.int8)?)\.onnx$/ } },
];

/** What the model in a folder needs to be loaded; null when there is none that this server knows. */
export function findModel(folder: string): ModelConfig | null {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return null;
  }
  const tokens = names.find((name) => name.endsWith('tokens.txt'));
  const models = names.filter((name) => name.endsWith('.onnx')).toSorted((a, b) => rank(a) - rank(b));
  if (tokens === undefined) return null;
  for (const { kind, files } of KINDS) {
    const found = Object.entries(files).map(([part, pattern]) => [
      part,
      models.find((name) => pattern.test(name)),
    ]);
    if (found.every(([, name]) => name !== undefined))
      return {
        tokens: join(folder, tokens),
        [kind]: Object.fromEntries(found.map(([part, name]) => [part, join(folder, String(name))])),
      };
  }
  return null;
}

const rank = (name: string): number => (name.includes('int8') ? 0 : 1);
