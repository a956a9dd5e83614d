import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css'];

/**
 * The code, tests and style sheets of a checkout, each file parsed at most once. Paths start at its root and
 * use `/`.
 */
export class Project {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly parsed = new Map<string, ts.SourceFile>();

  constructor(texts: Readonly<Record<string, string>>) {
    this.texts = new Map(Object.entries(texts));
  }

  /** Reads what git tracks or would track. @param root of the checkout */
  static read(root: string): Project {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 24,
    });
    const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
    return new Project(
      Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    );
  }

  has(path: string): boolean {
    return this.texts.has(path);
  }

  all(): string[] {
    return [...this.texts.keys()];
  }

  /** The code below a folder, without tests. */
  sources(folder = ''): string[] {
    return this.all().filter((path) => path.startsWith(folder) && !isTest(path) && !path.endsWith('.css'));
  }

  /** Lines as `wc -l` counts them. */
  lines(path: string): number {
    return this.text(path).split('\n').length - 1;
  }

  syntax(path: string): ts.SourceFile {
    const known = this.parsed.get(path);
    if (known) return known;
    const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const tree = ts.createSourceFile(path, this.text(path), ts.ScriptTarget.Latest, true, kind);
    this.parsed.set(path, tree);
    return tree;
  }

  private text(path: string): string {
    const text = this.texts.get(path);
    if (text === undefined) throw new Error(`${path} is not a file of the project`);
    return text;
  }
}

/** Whether a file is a test or only serves tests. */
const isTest = (path: string): boolean =>
  /\.(spec|test|fixture)\.tsx?$/.test(path) || /(^|\/)(test|tests|e2e)\//.test(path);

/** Visits a node and everything below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** `path:line` of a node, the line counted from 1. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
