interface EspeakProgram {
  readonly FS: {
    writeFile(path: string, text: string): void;
    readFile(path: string): Uint8Array<ArrayBuffer>;
  };
}

/** Absent when the optional package is: then `hasBasicVoice` is false and nothing imports it. */
declare module 'espeak-ng' {
  export default function espeak(options: {
    arguments: string[];
    preRun: ((program: EspeakProgram) => void)[];
    instantiateWasm: (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => object;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<EspeakProgram>;
}

interface ImportMetaEnv {
  /** Set by vite.config.ts: whether the package is there. */
  readonly HAS_BASIC_VOICE?: boolean;
}
