import { pathToFileURL } from 'node:url';
import { holdDenials, measureDenials } from './denials.ts';
import {
  asksAboutDying,
  type HeldTalk,
  hasPeople,
  holdAll,
  isAlarm,
  measureCalm,
  measureRisk,
  namesNumber,
  type Share,
} from './measure-talks.ts';
import { readTalks } from './read-talks.ts';

const shown = ({ part, whole }: Share): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

/** Holds every talk of the files and prints what the people in them met. */
export function reportTalks(files: readonly string[], { misses }: { readonly misses: boolean }): void {
  const names =
    files.length > 0 ? files.map((file) => pathToFileURL(file)) : [new URL('./a.jsonl', import.meta.url)];
  const talks = holdAll(names.flatMap((name) => readTalks(name)));
  printTalks(talks);
  console.log(`denials of a mistaken question believed: ${shown(measureDenials(holdDenials()))}`);
  if (misses) talks.forEach(printMisses);
}

/** What the people in these talks met. */
export function printTalks(talks: readonly HeldTalk[]): void {
  for (const kind of ['ordinary', 'heavy'] as const) {
    const { alarmTurns, alarmTalks, numberTalks, peopleTurns, askedOfModel, released } = measureCalm(
      talks.filter((talk) => talk.kind === kind),
    );
    console.log(
      `${kind}: alarm in turns ${shown(alarmTurns)}, in talks ${shown(alarmTalks)}, a number in talks ${shown(numberTalks)}\n` +
        `  people beside turns ${shown(peopleTurns)} · released after a denial ${shown(released)}\n` +
        `  with a model, put to it ${shown(askedOfModel)}`,
    );
  }
  const { inTime, inTimeOrAskedOfModel, askedByNext, everyTurn, alarmBefore } = measureRisk(talks);
  console.log(
    `risk: people in that very turn ${shown(inTime)} · T3/T4 asked or told by the next ${shown(askedByNext)} · alarm before ${shown(alarmBefore)}\n` +
      `  people or a question at every turn of danger ${shown(everyTurn)}\n` +
      `  with a model, people or put to it in that very turn ${shown(inTimeOrAskedOfModel)}`,
  );
}

function printMisses({ id, kind, held, risk }: HeldTalk): void {
  held.forEach((turn, at) => {
    const isMissed = risk?.at === at && !hasPeople(turn);
    const isFalse = (risk === null || at < risk.at) && (isAlarm(turn) || hasPeople(turn));
    if (!isMissed && !isFalse) return;
    const what = [
      isMissed && `MISSED ${risk.tier}`,
      namesNumber(turn) && 'number',
      asksAboutDying(turn) && 'dying',
      hasPeople(turn) && `people (${turn.safety?.certainty})`,
    ].filter(Boolean);
    console.log(
      `  [${kind} ${id}:${at}] ${what.join(', ')} by ${turn.by} (${turn.ruleIds.join(' ')})\n    ${turn.text}\n    → ${turn.reply}`,
    );
  });
}
