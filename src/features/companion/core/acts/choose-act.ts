import type { ActKind, Standing } from './act.ts';

/** Told, and heard by the same handler whichever of them it is. */
export const TELLING: ReadonlySet<ActKind> = new Set(['story', 'short', 'feel', 'good', 'bad']);

const unless =
  (...kinds: readonly Standing[]) =>
  (standing: Standing): boolean =>
    !kinds.includes(standing);
const onlyWith =
  (...kinds: readonly Standing[]) =>
  (standing: Standing): boolean =>
    kinds.includes(standing);

/** 'meant as found' that does no harm, and what must stand open for it. Why stands in docs/guide.md, 'Answered'. */
const HARMLESS: ReadonlyMap<string, (standing: Standing) => boolean> = new Map([
  ['telling as telling', () => true],
  ['yes as telling', unless('practice', 'summary', 'step')],
  ['no as telling', unless('practice', 'summary', 'step')],
  ['telling as yes', unless('practice', 'summary', 'step')],
  ['telling as no', onlyWith('yes_no', 'dying')],
  ['num as telling', onlyWith('strength')],
  ['telling as num', onlyWith('strength')],
  ['bye as thanks', () => true],
  ['no as refuse', onlyWith('practice')],
  ['refuse as no', onlyWith('practice')],
  ['no as fix', onlyWith('summary')],
  ['fix as gripe', onlyWith('dying')],
  ['gripe as fix', onlyWith('dying')],
  ['no as idk', onlyWith('step')],
  ['idk as no', onlyWith('step')],
]);

const nameOf = (act: ActKind): string => (TELLING.has(act) ? 'telling' : act);

/** Whether the handler of `found` gives a reply that fits a turn which does `meant`. */
export const isAnswered = (meant: ActKind, found: ActKind, standing: Standing): boolean =>
  meant === found || HARMLESS.get(`${nameOf(meant)} as ${nameOf(found)}`)?.(standing) === true;

/** What it does to a person when a turn is wrongly taken so. To be listened to, when more was wanted, is 1. */
const HARM: Partial<Readonly<Record<ActKind, number>>> = {
  bye: 1.5,
  test: 2,
  thanks: 1.5,
  gripe: 2,
  refuse: 2,
  askus: 2,
  ask: 1.5,
  yes: 1.5,
};

/** A reply that fits by chance is not as good as one that was meant. */
const MISREAD = 0.3;

/** The act that can be expected to do least harm, of acts with their likelihood. */
export function chooseAct(likely: readonly (readonly [ActKind, number])[], standing: Standing): ActKind {
  const harmOf = (found: ActKind): number =>
    likely.reduce(
      (sum, [meant, share]) =>
        sum +
        share * (meant === found ? 0 : isAnswered(meant, found, standing) ? MISREAD : (HARM[found] ?? 1)),
      0,
    );
  const harms = likely.map(([kind]) => [kind, harmOf(kind)] as const);
  return harms.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? 'story';
}
