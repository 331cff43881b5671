import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MODELS, startStandIns } from './stand-ins.ts';

/**
 * `npm run dev`: the server on 5001 and Vite on 5173, both watching. Ctrl-C ends both. `-- --stand-ins claude` (or
 * `openai`) lets stand-ins on this machine be the model and the voice.
 */
const { values } = parseArgs({ options: { 'stand-ins': { type: 'string' } } });
const asked = values['stand-ins'];
const model = MODELS.find((name) => name === asked);
if (asked !== undefined && model === undefined) {
  console.error(`--stand-ins: '${asked}' is none of ${MODELS.join(', ')}`);
  process.exit(1);
}
const standIns = model && (await startStandIns(model));
console.log(
  standIns
    ? `stand-ins for ${model} and for speech answer: what they say is made up, and no word leaves this machine`
    : `no keys? 'npm run dev -- --stand-ins ${MODELS[0]}' lets you try a model and a voice without any`,
);

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...standIns?.env },
  }),
  spawn('vite', ['--clearScreen', 'false'], { stdio: 'inherit' }),
];

const endAll = (): void => {
  for (const child of children) child.kill('SIGTERM');
  void standIns?.close();
};
process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);
for (const child of children) child.once('exit', endAll);
