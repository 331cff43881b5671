import { spawn } from 'node:child_process';

/** `npm run dev`: the server on 5001 and Vite on 5173, both watching. Ctrl-C ends both. */
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts', '--no-web-build'], {
    stdio: 'inherit',
  }),
  spawn('vite', ['--clearScreen', 'false'], { stdio: 'inherit' }),
];

const endAll = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);
for (const child of children) child.once('exit', endAll);
