import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { controlStyles } from '../control-styles.js';

/** The catalogue of the components: a page for developers, not part of what is served. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The site's own files, for pictures and fonts.
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  plugins: [react(), controlStyles()],
  build: { target: 'es2022', emptyOutDir: true },
});
