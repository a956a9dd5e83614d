import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { articles } from './article-plugin.js';
import { controlStyles } from './control-styles.js';
import { firstViewBudget } from './first-view-budget.js';
import { precompress } from './precompress.js';
import { serverOnlyPreparation } from './server-only.js';

/**
 * What the first view of every page needs. Left alone, each module that a page's own chunk needs too becomes a file of
 * its own: ten files more, which compress worse than one. Limits that almost only the panel needs are left out.
 */
const EVERY_PAGE =
  /(?:texts[\\/]default[\\/][a-z-]+\.ts|contracts[\\/]dist[\\/]limits[\\/](?!(?:bulk|history|imports|security|settings|views|work)\.)|src[\\/](?:app[\\/]|platform[\\/]|shared[\\/](?:use-head|with-address)\.)|node_modules[\\/]react[\\/])/;

/** Each screen's component is its `page.tsx`: its file is called after the screen's folder. */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const screen = /([a-z-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '';
  return screen === '' ? 'assets/[name]-[hash].js' : `assets/${screen}-[name]-[hash].js`;
}

/**
 * Two builds: the browser's into `dist/client`, and the server's (`--ssr`) into `dist/server`, which takes its
 * dependencies along, so that the gateway loads only what pages use, always in React's production form.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    serverOnlyPreparation(),
    react(),
    controlStyles(),
    articles(fileURLToPath(new URL('content', import.meta.url))),
    precompress(),
    firstViewBudget({ home: 124, others: 132 }),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      ...(isSsrBuild
        ? // One file, loaded at the start: a page whose part had to be found later would fail once a build replaces the folder.
          { output: { codeSplitting: false } }
        : { output: { chunkFileNames, codeSplitting: { groups: [{ name: 'app', test: EVERY_PAGE }] } } }),
      onLog(level, log, handler) {
        // "use client" marks mean nothing without React server components.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
