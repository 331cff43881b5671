import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Before anything is loaded. V8 lets young objects take up to 100 MB while modules load, and never gives it back.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=16');
// Stripped TypeScript and compiled code of the last start. Not in the machine's common folder for it, where others may write.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));

const { start } = await import('./start.ts');
await start();
// From here on there is room for what a crowd makes and drops at once, taken when there is one.
setFlagsFromString('--semi-space-growth-factor=2');
