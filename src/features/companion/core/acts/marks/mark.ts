/**
 * A turn of phrase that tells what a message does, over its plain words (`tokensOf`), by sentence. The name is a part of
 * what the weights were learned from: another name is another feature.
 */
export type Mark = readonly [name: string, pattern: RegExp];
