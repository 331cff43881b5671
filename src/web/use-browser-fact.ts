import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** What only the browser knows and nothing changes: `drawn` in a page as it is served and taken over, then as it is. */
export const useBrowserFact = <Fact extends string | boolean | null>(read: () => Fact, drawn: Fact): Fact =>
  useSyncExternalStore(subscribeToNothing, read, () => drawn);
