import { posix } from 'node:path';
import ts from 'typescript';
import { type Project, visit } from './project.js';

/** An import, export-from or `import()` of another file of the project. */
export interface Import {
  from: string;
  to: string;
}

/** The files of the project that a file names; packages from outside are left out. */
export function importsOf(project: Project, path: string): Import[] {
  const found = new Set<string>();
  visit(project.syntax(path), (node) => {
    const specifier = specifierOf(node);
    const to = specifier === undefined ? undefined : resolve(project, path, specifier);
    if (to !== undefined && to !== path) found.add(to);
  });
  return [...found].map((to) => ({ from: path, to }));
}

function specifierOf(node: ts.Node): string | undefined {
  const named = (expression: ts.Node | undefined): string | undefined =>
    expression && ts.isStringLiteralLike(expression) ? expression.text : undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return named(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? named(node.argument.literal) : undefined;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? named(node.arguments[0]) : undefined;
}

function resolve(project: Project, from: string, specifier: string): string | undefined {
  const [, library, face] = /^@gewerk\/([a-z-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const base = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : library && posix.join(`libs/${library}/src`, face ?? 'index');
  if (!base) return undefined;
  const stem = base.replace(/\.js$/, '');
  const candidates = [base, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${stem}/index.tsx`];
  return candidates.find((path) => project.has(path));
}
