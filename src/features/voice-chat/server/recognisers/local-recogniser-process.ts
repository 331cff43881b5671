import type { LocalAnswer, LocalRequest } from './local-recogniser.ts';

/** The process of the recogniser inside the server: loads the model, then answers one recording after the other. */
interface Stream {
  acceptWaveform(wave: LocalRequest): void;
}
interface Engine {
  createStream(): Stream;
  decode(stream: Stream): void;
  getResult(stream: Stream): { readonly text: string };
}
interface Sherpa {
  OfflineRecognizer: new (config: object) => Engine;
}

const model: object = JSON.parse(process.argv[2] ?? '{}');
let engine: Engine | undefined;

async function load(): Promise<Engine> {
  // An optional package without types of its own; this is the part that is used.
  const { default: sherpa }: { default: Sherpa } = await import('sherpa-onnx-node' as string);
  return new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { ...model, numThreads: 2, provider: 'cpu', debug: 0 },
  });
}

async function answer(request: LocalRequest): Promise<LocalAnswer> {
  try {
    engine ??= await load();
  } catch {
    return { failure: 'not installed' };
  }
  try {
    const stream = engine.createStream();
    stream.acceptWaveform(request);
    engine.decode(stream);
    return { text: engine.getResult(stream).text };
  } catch {
    return { failure: 'failed' };
  }
}

process.on('message', (request: LocalRequest) => {
  void answer(request).then((said) => process.send?.(said));
});
process.once('disconnect', () => process.exit());
