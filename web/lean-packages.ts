import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
/**
 * Top-level calls and assignments that the bundler regards as side effects, so that it keeps everything they
 * refer to.
 */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MADE =
  /^((?:var|const) \w+ = )(?=(?:React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\())/gm;
const CLASS =
  /^var (\w+) = class extends React\d*\.Component \{\n[\s\S]*?^\};\n(?:\1\.contextType = \w+;\n)?/gm;

/**
 * Matches React Router's choice between the navigation of a data router and that of any other router, such as
 * ours.
 */
const NAVIGATE = /isDataRoute \? useNavigateStable\(\) : (useNavigateUnstable\(\))/;

const inRouter = (file: string): string =>
  fileURLToPath(
    new URL(`../../react-router/dist/production/${file}`, import.meta.resolve('react-router-dom')),
  );
const ours = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules of packages, by importer and import path, with the files that replace them in the builds. */
const others: readonly { readonly importer: RegExp; readonly source: string; readonly file: string }[] = [
  { importer: /./, source: 'react-router', file: inRouter('index.mjs') },
  { importer: /./, source: 'react-router/dom', file: inRouter('dom-export.mjs') },
  {
    importer: /[\\/]lucide-react[\\/]/,
    source: '../createLucideIcon.mjs',
    file: ours('src/ui/icons/create-icon.ts'),
  },
  {
    importer: /[\\/]query-core[\\/].*[\\/]queryClient\.js$/,
    source: './mutationCache.js',
    file: ours('src/platform/api/without-mutations.ts'),
  },
];

/**
 * Leaves out parts of packages that no page uses: React Router's warnings for developers and its components except
 * `Router`, Lucide's contexts, and TanStack Query's mutations (which only the panel has). Applies to the builds
 * for both browser and server.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    resolveId: (asked, asking = '') =>
      others.find(({ importer, source }) => source === asked && importer.test(asking))?.file,
    transform: (code, id) =>
      ROUTER.test(id)
        ? code
            .replace(DISPLAY_NAME, '')
            .replace(NAVIGATE, '$1')
            .replace(MADE, '$1/* @__PURE__ */ ')
            .replace(CLASS, 'var $1 = /* @__PURE__ */ (() => { $& return $1; })();\n')
        : undefined,
  };
}
