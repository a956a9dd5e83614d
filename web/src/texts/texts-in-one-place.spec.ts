import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const SOURCES = resolve(__dirname, '..');
/** Attributes that people read or hear. */
const READ = new Set(['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title']);
const LETTERS = /\p{L}{2}/u;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(spec|catalogue)\./.test(file))
  .sort();

/** Texts that are written in a component itself, each with its file and line. */
function ownTexts(file: string, code = readFileSync(join(SOURCES, file), 'utf8')): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (LETTERS.test(text.replace(/&\w+;/g, ''))) found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText()) && node.initializer) {
      shown(node.initializer, note);
    }
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) shown(node, note);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Reports the literals to which an expression may evaluate; those in calls and elements are checked separately.
 */
function shown(node: ts.Node, note: (node: ts.Node, text: string) => void): void {
  if (ts.isStringLiteralLike(node)) note(node, node.text);
  else if (ts.isTemplateExpression(node)) {
    note(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
  } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    if (node.expression) shown(node.expression, note);
  } else if (ts.isConditionalExpression(node)) {
    shown(node.whenTrue, note);
    shown(node.whenFalse, note);
  } else if (ts.isBinaryExpression(node)) {
    // `name === 'x' && …` compares, and only its right side is shown.
    shown(node.right, note);
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) shown(node.left, note);
  }
}

it('the check finds texts inside components', () => {
  const code = `export const A = ({ n }: P) => <p aria-label={\`Seite \${n}\`} className="wrap">
    Hallo {n > 1 ? 'viele' : text.one} {n === 2 && 'zwei'} <img alt="Bild" /> · 1
  </p>;`;
  expect(ownTexts('a.tsx', code).map((found) => found.replace(/^a\.tsx:\d+ /, ''))).toEqual([
    'Seite',
    'Hallo',
    'viele',
    'zwei',
    'Bild',
  ]);
});

it('PUB-I18N-01 no component contains texts of its interface, which are all in the catalogue', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap((file) => ownTexts(file))).toEqual([]);
});
