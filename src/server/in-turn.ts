export type InTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** Runs the tasks of one key one after the other, those of different keys side by side. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    // How the one before ended is told to its own caller.
    const running = before.then(task, task);
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, ended);
    ended.then(() => last.get(key) === ended && last.delete(key));
    return running;
  };
}
