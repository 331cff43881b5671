import { spawn } from 'node:child_process';

type Command = readonly [command: string, ...args: string[]];

export interface Step {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly env?: Record<string, string>;
  /** Why it is left out, where it is. */
  readonly leftOut?: string;
}

function runCommand([command, ...args]: Command, env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Runs a step's commands side by side. Gives its line for the summary. */
async function runStep({ name, commands, env = {} }: Step): Promise<{ isPassed: boolean; line: string }> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const codes = await Promise.all(commands.map((command) => runCommand(command, env)));
  const isPassed = codes.every((code) => code === 0);
  return { isPassed, line: `${isPassed ? 'passed  ' : 'FAILED  '}  ${name} (${secondsSince(startedAt)})` };
}

/**
 * Runs steps one after the other and says at the end what ran, what did not, and why. Goes on after a failure, so
 * that one run shows all. Gives whether everything passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const lines: string[] = [];
  let failed = 0;
  let leftOut = 0;
  for (const step of steps) {
    if (step.leftOut) {
      leftOut += 1;
      lines.push(`left out  ${step.name}: ${step.leftOut}`);
      continue;
    }
    const { isPassed, line } = await runStep(step);
    if (!isPassed) failed += 1;
    lines.push(line);
  }
  console.log(`\n── what ran\n${lines.join('\n')}`);
  console.log(`\nsteps: ${steps.length - failed - leftOut} passed, ${failed} failed, ${leftOut} skipped`);
  return failed === 0;
}
