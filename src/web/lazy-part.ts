import { type ComponentType, lazy } from 'react';

/**
 * A part of the app in a file of its own, loaded when it is first shown. Once `load` has resolved it is shown at once:
 * React would wait for a promise that is settled, hide for a third of a second what was to be seen, and drop what is
 * pressed in a page that it takes over.
 */
export function lazyPart<Props>(read: () => Promise<ComponentType<Props>>) {
  interface File {
    readonly default: ComponentType<Props>;
  }
  let loaded: File | null = null;
  const load = async (): Promise<File> => {
    loaded ??= { default: await read() };
    return loaded;
  };
  const atOnce = (file: File) => ({
    // biome-ignore lint/suspicious/noThenProperty: a promise tells nothing within the turn that asks it
    then: (tell: (file: File) => void) => tell(file),
  });
  // React asks for no more of a promise than `then`.
  const Part = lazy(() => (loaded === null ? load() : (atOnce(loaded) as unknown as Promise<File>)));
  return { Part, load };
}
