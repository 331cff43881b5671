import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

type Command = readonly [command: string, ...args: string[]];

export interface Step {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly env?: Record<string, string>;
  /** Why it is left out, where it is. */
  readonly leftOut?: string;
}

/** How the type checker, the linter, Vitest and Playwright begin the line that names what failed. */
const FAILURE = /^\s*(FAIL\s|✗|×|\d+\) |failed: |\S+: error TS|\S+:\d+:\d+ lint)/;
const MAX_FAILURES = 20;

interface Ran {
  readonly code: number;
  /** The lines of its output that name what failed. */
  readonly failures: readonly string[];
}

/** Runs a command, passing on what it prints. */
function runCommand([command, ...args]: Command, env: Record<string, string>): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...env },
    });
    let printed = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      from.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        to.write(text);
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, failures: failuresIn(printed) }));
  });
}

/** @internal for its test */
export function failuresIn(printed: string): string[] {
  const lines = stripVTControlCharacters(printed).split('\n');
  const named = lines.filter((line) => FAILURE.test(line)).map((line) => line.trim());
  return [...new Set(named)].slice(0, MAX_FAILURES);
}

const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Runs a step's commands side by side. Gives its line for the summary, with what failed beneath it. */
async function runStep({ name, commands, env = {} }: Step): Promise<{ isPassed: boolean; line: string }> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const ran = await Promise.all(commands.map((command) => runCommand(command, env)));
  const isPassed = ran.every(({ code }) => code === 0);
  const line = `${isPassed ? 'passed  ' : 'FAILED  '}  ${name} (${secondsSince(startedAt)})`;
  const failures = isPassed ? [] : ran.flatMap((one) => one.failures);
  return { isPassed, line: [line, ...failures.map((failure) => `            ${failure}`)].join('\n') };
}

/**
 * Runs steps one after the other, those in a list of their own side by side, and says at the end what ran, what did
 * not, and why. Goes on after a failure, so that one run shows all. Gives whether everything passed.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<boolean> {
  const groups = steps.map((step) => ('name' in step ? [step] : step));
  const lines: string[] = [];
  let [passed, failed, leftOut] = [0, 0, 0];
  for (const group of groups) {
    const run = group.filter((step) => !step.leftOut);
    for (const { name, leftOut: why } of group) if (why) lines.push(`left out  ${name}: ${why}`);
    leftOut += group.length - run.length;
    for (const { isPassed, line } of await Promise.all(run.map(runStep))) {
      if (isPassed) passed += 1;
      else failed += 1;
      lines.push(line);
    }
  }
  console.log(`\n── what ran\n${lines.join('\n')}`);
  console.log(`\nsteps: ${passed} passed, ${failed} failed, ${leftOut} skipped`);
  return failed === 0;
}
