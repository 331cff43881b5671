import { assessTurn } from '#features/safety/core/protocol/assess-turn.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { readCases } from '../evals/safety/files.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'safety';

/** The longest message that is taken. */
const LENGTH = 2_000;
const MESSAGES = 120;
const WARM_UP = 40;
const REPEATS = 8;
const STEPS = 1_000_000;

const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

/** Made to be slow: what repeats, what almost is a rule again and again, and what is no language. */
const WORST: Readonly<Record<string, string>> = {
  'one letter': fill('a'),
  'stretched words': fill('diiiiiie sooooo tiiiiired '),
  'single letters': fill('k m s '),
  'one long word of known ones': fill('iwanttodie'),
  'long words of known ones': fill('iwanttodieiwanttodieiwanttodie '),
  'nested clauses': fill('i said that he said that i said that '),
  'without a full stop': fill('and then i want to and i want to be and i want to not be and '),
  'near-misses of rules': fill('i want to want to be going to think about being dead set on '),
  'meanings that never stand together': fill('everyone better off me gone want die wish not here burden '),
  'denials in a row': fill('not never no not nothing nobody not '),
  'words one slip away': fill('suicyde ovredose hopeles disapear tonihgt brigde '),
  'many different words': Array.from({ length: 250 }, (_, at) => `wor${at.toString(36)}d`)
    .join(' ')
    .slice(0, LENGTH),
  emoji: fill('😂💀🙃'),
  marks: fill('.,!?-…"('),
  'signs in words': fill('k*ll m#s*lf s$ic!de '),
  'hidden by signs': fill('s**************e '),
};

/** The least time of a few runs, in ms: one that nothing else on the machine broke into. */
function measureMs(work: () => void): number {
  const times = Array.from({ length: REPEATS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

/** A fixed piece of work that an idle core does in about a millisecond: a slow machine makes both slower. */
function doSteps(): void {
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = Math.imul(value ^ step, 0x1b873593);
  if (value === 0) throw new Error('cannot be');
}

function assess(text: string): void {
  assessTurn({
    text,
    recent: [],
    question: null,
    state: null,
    personState: null,
    country: 'US',
    now: 0,
    spoken: false,
    seed: 'bench',
    learned: LEARNED,
  });
}

function longMessages(): readonly string[] {
  const texts = readCases('development').map(({ text }) => text);
  return Array.from({ length: MESSAGES }, (_, at) => {
    let text = '';
    for (let next = at; text.length < LENGTH; next += 1) text += `${texts[next % texts.length] ?? ''}. `;
    return text.slice(0, LENGTH);
  });
}

/** What reading a message costs before anybody replies, where a million steps take a millisecond. */
export async function run(): Promise<readonly Row[]> {
  const steps: number[] = [];
  const timed = (text: string): number => {
    steps.push(measureMs(doSteps));
    return measureMs(() => assess(text));
  };
  const ordinary = longMessages().map(timed).slice(WARM_UP);
  const worst = Object.entries(WORST).map(([what, text]) => ({ what, ms: timed(text) }));
  const pace = Math.max(1, quantile(steps, 0.5));
  return [
    atMost(`${LENGTH} characters of sentences, p95`, quantile(ordinary, 0.95) / pace, 'ms', 5),
    ...worst.map(({ what, ms }) => atMost(`${LENGTH} characters: ${what}`, ms / pace, 'ms', 50)),
  ];
}
