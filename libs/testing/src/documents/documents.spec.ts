import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { anchorsOf, linksOf } from './markdown.js';

const ROOT = join(__dirname, '../../../..');
const SKIPPED = new Set(['node_modules', 'dist', 'bundle']);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Files below a folder whose names end like this, as paths from the root. */
function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name.startsWith('.') || SKIPPED.has(entry.name) ? [] : filesBelow(path, ending);
    }
    return ending.test(entry.name) ? [path] : [];
  });
}

const documents = filesBelow('.', /\.md$/);
const sources = ['libs', 'services', 'gateway', 'web/src', 'deploy', 'tools'].flatMap((folder) =>
  filesBelow(folder, /\.(ts|tsx|mjs)$/),
);

/** What is wrong with a link of a document, if anything. */
function faultOf(document: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : relative(ROOT, join(ROOT, dirname(document), path));
  if (!existsSync(join(ROOT, target))) return `${document}: ${link} does not exist`;
  if (anchor === undefined || !target.endsWith('.md') || anchorsOf(read(target)).has(anchor))
    return undefined;
  return `${document}: ${link} names no heading`;
}

describe('the documents', () => {
  it('link only to files and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(20);
    const faults = documents.flatMap((document) =>
      linksOf(read(document)).map((link) => faultOf(document, link)),
    );

    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('have every section that the code cites', () => {
    const pages = { public: 'public-side', admin: 'admin-area', design: 'design' };
    const sections = (name: string): Set<string> =>
      new Set(
        [...read(`docs/specification/${name}.md`).matchAll(/^## (\d+)\./gm)].map(([, number = '']) => number),
      );
    const cited = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(?:(public|admin) )?(specification|design)(?:'s|,)? section (\d+)/g)].map(
        ([text, side = 'public', kind, number = '']) => {
          const page = kind === 'design' ? pages.design : side === 'admin' ? pages.admin : pages.public;
          return { file, text, exists: sections(page).has(number) };
        },
      ),
    );

    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ exists }) => !exists)).toEqual([]);
  });

  it('list every decision in the index, each page with its number, date and status', () => {
    const index = read('docs/decisions/README.md');
    const pages = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));

    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
    const form =
      /^# (\d{3}): .+\n\nStatus: (accepted|superseded by \[\d{3}\]\([^)]+\)), \d{4}-\d{2}-\d{2}[.;\n]/;
    expect(
      pages.filter((name) => form.exec(read(`docs/decisions/${name}`))?.[1] !== name.slice(0, 3)),
    ).toEqual([]);
  });

  it('show in the index, in both directions, which decision extends, changes or supersedes which', () => {
    const index = read('docs/decisions/README.md');
    const rows = [...index.matchAll(/^\| \[(\d{3})\].* \| (.+?) +\|$/gm)];
    const links = (verbs: string): string[] =>
      rows.flatMap(([, page = '', status = '']) =>
        [...status.matchAll(new RegExp(`(?:${verbs}) ((?:\\d{3}(?:, )?)+)`, 'g'))].flatMap(
          ([, others = '']) =>
            others
              .split(', ')
              .map((other) => (verbs.includes('by') ? `${other} -> ${page}` : `${page} -> ${other}`)),
        ),
      );
    const forward = links('extends|changes|supersedes');

    expect(forward.length).toBeGreaterThan(100);
    expect(links('extended by|changed by|superseded by').toSorted()).toEqual(forward.toSorted());
  });

  it('explain every variable that a schema of the environment names', () => {
    const configuration = read('docs/configuration.md');
    const schemas = sources.filter((file) => /(env|tracing|settings)\.ts$/.test(file)).map(read);
    const named = schemas.flatMap((text) => [
      ...text.matchAll(/(?:^ {2}|env, ')([A-Z]{3,}[A-Z_]*)(?::|')/gm),
    ]);
    const variables = [...new Set(named.map(([, name = '']) => name))];

    expect(variables.length).toBeGreaterThan(25);
    expect(variables.filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
  });

  it('quote log lines that the code writes', () => {
    const code = sources.map(read).join('\n');
    const pages = ['docs/runbook.md', 'docs/operations.md'].map(read);
    const quoted = pages.flatMap((page) => [...page.matchAll(/`([A-Z][a-z]+ [a-z][^`]*)`/g)]);

    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.map(([, text = '']) => text).filter((text) => !code.includes(text))).toEqual([]);
  });

  it('introduce each part of the project: README and architecture link to its README', () => {
    const parts = ['libs', 'services'].flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
    );
    const introduced = [...parts, 'gateway', 'web', 'deploy/local', 'tools/bench', 'tools/house'];
    const tour = read('README.md') + read('docs/architecture.md').replaceAll('](../', '](');

    expect(introduced.filter((part) => !existsSync(join(ROOT, part, 'README.md')))).toEqual([]);
    expect(introduced.filter((part) => !tour.includes(`](${part}/README.md)`))).toEqual([]);
  });
});

describe('linksOf and anchorsOf', () => {
  it('find links and pictures outside code, and form the anchors of headings like GitHub', () => {
    const text = '[a](b.md#c) `[x](no.md)` <img src="d.svg">\n\n## A `/path`, twice\n\n## A /path, twice\n';

    expect(linksOf(text)).toEqual(['b.md#c', 'd.svg']);
    expect([...anchorsOf(text)]).toEqual(['a-path-twice', 'a-path-twice-1']);
  });
});
