import type { ActKind, Standing } from './act.ts';

/** Told, and heard by the same handler whichever of them it is. */
export const TELLING: ReadonlySet<ActKind> = new Set(['story', 'short', 'feel', 'good', 'bad']);

const isOneOf = (standing: Standing, ...kinds: readonly Standing[]): boolean => kinds.includes(standing);

/**
 * Whether the handler of `found` gives a reply that fits a turn which does `meant`. The pairs and why each is harmless
 * stand in docs/guide.md, 'Answered'; whatever is not named here does harm.
 */
export function isAnswered(meant: ActKind, found: ActKind, standing: Standing): boolean {
  if (meant === found) return true;
  const wasTold = TELLING.has(meant);
  const isHeard = TELLING.has(found);
  if (wasTold && isHeard) return true;
  const pair = `${wasTold ? 'telling' : meant} as ${isHeard ? 'telling' : found}`;
  switch (pair) {
    case 'yes as telling':
    case 'no as telling':
    case 'telling as yes':
      return !isOneOf(standing, 'practice', 'summary', 'step');
    case 'telling as no':
      return isOneOf(standing, 'yes_no', 'dying');
    case 'num as telling':
    case 'telling as num':
      return standing === 'strength';
    case 'bye as thanks':
      return true;
    case 'no as refuse':
    case 'refuse as no':
      return standing === 'practice';
    case 'no as fix':
      return standing === 'summary';
    case 'fix as gripe':
    case 'gripe as fix':
      return standing === 'dying';
    case 'no as idk':
    case 'idk as no':
      return standing === 'step';
    default:
      return false;
  }
}

/** What it does to a person when a turn is wrongly taken so. To be listened to, when more was wanted, is 1. */
const HARM: Partial<Readonly<Record<ActKind, number>>> = {
  bye: 2.5,
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
