/**
 * Preloaded into a server (`--import`): its clock is right, ten minutes ahead, or ten minutes behind, and jumps from
 * one to the next at each SIGUSR2. Everything that asks for the time is shifted, the embedded database too.
 */
const SHIFTS_MS = [0, 600_000, -600_000];
const RealDate = Date;
let jumps = 0;
const nowMs = (): number => RealDate.now() + (SHIFTS_MS[jumps % SHIFTS_MS.length] ?? 0);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [nowMs()], newTarget),
  apply: () => new RealDate(nowMs()).toString(),
  get: (target, name, receiver) => (name === 'now' ? nowMs : Reflect.get(target, name, receiver)),
});

process.on('SIGUSR2', () => jumps++);
