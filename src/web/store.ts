/** One value that can be watched: the whole interface between a session and React. */
export interface Store<Value> {
  readonly getSnapshot: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (next: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
