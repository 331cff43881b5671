import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The API runs on its own port in development and is called across origins, so there is no proxy here.
export default defineConfig({
  root: at('./src/web'),
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  build: { outDir: at('./dist/web'), emptyOutDir: true },
  server: { port: 5173, strictPort: true },
});
