const listeners = new Set<() => void>();

/** Screens that broke, told to whoever counts them: no word of what broke, and nothing is sent from here. */
export const crashes = {
  tell(): void {
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
