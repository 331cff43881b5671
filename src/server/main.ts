import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { growYoungObjects, holdYoungObjects } from './young-objects.ts';

// Before anything is loaded. V8 lets young objects take up to 100 MB while modules load, and never gives it back.
holdYoungObjects();
// Stripped TypeScript and compiled code of the last start. Not in the machine's common folder for it, where others may write.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));

const { start } = await import('./start.ts');
await start();
growYoungObjects();
