import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { articles } from './article-plugin.js';
import { completeManifest } from './complete-manifest.js';
import { controlStyles } from './control-styles.js';
import { firstViewBudget } from './first-view-budget.js';
import { leanPackages } from './lean-packages.js';
import { precompress } from './precompress.js';
import { serverOnly } from './server-only.js';

/**
 * Modules that the first view of every page needs. By default each of these modules that a page's own chunk also
 * needs would become a separate file: ten more files, which compress worse than a single one. Limits that only
 * forms or almost only the panel need, and modules that are loaded at an idle moment, are left out.
 */
const EVERY_PAGE =
  /(?:texts[\\/]default[\\/](?!in-german)[a-z-]+\.ts|contracts[\\/]dist[\\/]limits[\\/](?!(?:bulk|forms|history|imports|retention|security|settings|views|websites|work)\.)|src[\\/](?:app[\\/](?!intent[\\/])|platform[\\/]|shared[\\/](?:use-head|with-address)\.)|node_modules[\\/]react[\\/])/;

/**
 * Modules that most pages need: for business cards, for the icons, for reading a business and the cities, and for
 * loading a map.
 */
const MOST_PAGES =
  /src[\\/](?:shared[\\/](?:directory[\\/](?:without-unavailable|get-business|read-business|get-cities)|search[\\/]filters|map[\\/](?:base-map(?:-files)?|tile-query|loaded-map|map-failed))\.|ui[\\/][a-z]+[\\/](?:business-cards|card-skeletons|local-time|trade-glyph|open-now|next-opening|shut-state|external-link|written-address|source-language|category-tints|photo|create-icon|use-debounced)\.)|contracts[\\/]dist[\\/](?:model[\\/](?:photos|box)|http[\\/]picture-routes)\.|icons[\\/](?:check|x|map|map-pin|phone|arrow-left|bookmark)\.mjs/;

/**
 * Modules that the page of a business needs, whether or not the business is found, but few other pages: the lists
 * on the device and the redirect to the home page.
 */
const BUSINESS = /src[\\/]shared[\\/](?:use-redirect-home|saved[\\/](?:device-list|saved-businesses))\./;

/**
 * Modules that several lists need: for the map next to them, for paging, for chips, and for the notice below an
 * empty list.
 */
const LISTS =
  /src[\\/](?:shared[\\/](?:search[\\/](?:quick-chips|near-me-button|search-results-address|search-businesses|ways-on|active-filters|count-found|understood-parts|use-focus-in-chips|more-results|search-title|sort-links)|map[\\/]with-map|directory[\\/]nothing-listed)|ui[\\/][a-z]+[\\/](?:pagination|page-window|view-toggle|search-notice))\.|model[\\/]total-pages\./;

/** Modules that German pages of the default catalogue need (shared/in-german.tsx). */
const IN_GERMAN = /src[\\/](?:shared|texts[\\/]default)[\\/]in-german\./;

/** Small modules that several pages with categories need. */
const CATEGORIES =
  /src[\\/]shared[\\/]directory[\\/](?:category-texts|shown-categories|get-category-figures|get-popular-businesses)\./;

/** The dot map, which would otherwise become two files. */
const DOTS = /src[\\/]ui[\\/]dot-map[\\/]/;

/** The limits of forms, which the panel needs too. */
const FORM_LIMITS = /contracts[\\/]dist[\\/]limits[\\/]forms\./;

/** Modules that several forms need. */
const FORMS =
  /src[\\/](?:shared[\\/]forms[\\/](?!mail-link)|ui[\\/]forms[\\/](?!select-field|use-chosen|use-debounced))/;

const groups = [
  { name: 'app', test: new RegExp(`${EVERY_PAGE.source}|${MOST_PAGES.source}`) },
  { name: 'business', test: BUSINESS, minShareCount: 2 },
  { name: 'lists', test: LISTS, minShareCount: 2 },
  { name: 'category-figures', test: CATEGORIES, minShareCount: 2 },
  { name: 'dot-map', test: DOTS, minShareCount: 2 },
  { name: 'in-german', test: IN_GERMAN, minShareCount: 2 },
  { name: 'form-limits', test: FORM_LIMITS, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
];

/** The panel's page and texts. */
const OF_PANEL = /[\\/](?:tabs-page|admin)-[\w-]+\.js$/;

/** Each screen's component is its `page.tsx`, so its file is named after the screen's folder. */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const screen = /([a-z-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '';
  return screen === '' ? 'assets/[name]-[hash].js' : `assets/${screen}-[name]-[hash].js`;
}

/**
 * There are two builds: the browser's in `dist/client`, and the server's (`--ssr`) in `dist/server`. The server's
 * build includes its dependencies, so that the gateway loads only what pages use, and always the production build
 * of React.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    leanPackages(),
    serverOnly(),
    react(),
    controlStyles(),
    articles(fileURLToPath(new URL('content', import.meta.url))),
    completeManifest(),
    precompress(),
    firstViewBudget({ admin: 132, others: 118 }),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The lists of files to preload are part of every first view. The panel needs none, since its documents name
      // all of its files.
      resolveDependencies: (file, needed) => (OF_PANEL.test(file) ? [] : needed),
    },
    rollupOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      ...(isSsrBuild
        ? // A single file, loaded at the start: if parts were loaded later, this would fail after a new build has replaced the folder.
          { output: { codeSplitting: false } }
        : { output: { chunkFileNames, codeSplitting: { groups } } }),
      onLog(level, log, handler) {
        // "use client" directives have no effect without React server components.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
