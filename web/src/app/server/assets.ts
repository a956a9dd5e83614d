import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStyles, type PageStyle } from './page-style.js';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface Assets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The rules from {@link styles} that a document needs. */
  readonly styleOf: (html: string) => PageStyle;
  /**
   * Modules that a screen needs in addition to the entry, beginning with the entry's imports; `sources` are the
   * screen's code and texts.
   */
  readonly modulesOf: (sources: readonly string[]) => readonly string[];
}

const ENTRY = 'src/app/entry-client.tsx';
const FONT = /(?:figtree|source-sans-3)-latin-wght-normal\.woff2$/;

/** Reads the manifest of the client's build. Throws if the client has not been built. */
export function readAssets(clientFolder: string): Assets {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client's build has no ${ENTRY}`);
  const href = (file: string) => `/${file}`;
  const styles = (entry.css ?? []).map(href);
  return {
    entry: href(entry.file),
    styles,
    styleOf: pageStyles(styles.map((path) => readFileSync(join(clientFolder, path), 'utf8')).join('')),
    fonts: Object.entries(manifest)
      .filter(([source]) => FONT.test(source))
      .map(([, { file }]) => href(file)),
    modulesOf: (sources) => {
      const files = new Set<string>();
      addImports(manifest, ENTRY, files);
      for (const source of sources) {
        addImports(manifest, source, files);
        const module = manifest[source];
        if (module) files.add(module.file);
      }
      files.delete(entry.file);
      return [...files].map(href);
    },
  };
}

function addImports(manifest: Manifest, source: string, files: Set<string>): void {
  for (const imported of manifest[source]?.imports ?? []) {
    const file = manifest[imported]?.file;
    if (file === undefined || files.has(file)) continue;
    files.add(file);
    addImports(manifest, imported, files);
  }
}
