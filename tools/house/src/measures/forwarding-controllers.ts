import ts from 'typescript';
import type { Measure } from '../measure.js';
import { placeOf, visit } from '../project.js';

const HANDLERS = new Set(['Answers', 'MessagePattern']);

export const forwardingControllers: Measure = {
  name: 'controllers that only forward',
  limit: 0,
  find: (project) =>
    project.sources().flatMap((path) => {
      const found: string[] = [];
      visit(project.syntax(path), (node) => {
        if (ts.isClassDeclaration(node) && onlyForwards(node))
          found.push(`${placeOf(node)} ${node.name?.text}`);
      });
      return found;
    }),
};

function onlyForwards(node: ts.ClassDeclaration): boolean {
  if (!decoratorsOf(node).includes('Controller')) return false;
  const handlers = node.members
    .filter(ts.isMethodDeclaration)
    .filter((method) => decoratorsOf(method).some((name) => HANDLERS.has(name)));
  return handlers.length > 0 && handlers.every(isOneCallOfAMember);
}

function decoratorsOf(node: ts.HasDecorators): string[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
}

/** `return this.member.method(…)`, with or without await, and no other call. */
function isOneCallOfAMember(method: ts.MethodDeclaration): boolean {
  const [statement, ...more] = method.body?.statements ?? [];
  if (!statement || more.length > 0) return false;
  if (!ts.isReturnStatement(statement) && !ts.isExpressionStatement(statement)) return false;
  let call = statement.expression;
  while (call && (ts.isAwaitExpression(call) || ts.isVoidExpression(call))) call = call.expression;
  if (!call || !ts.isCallExpression(call) || !isOfMember(call.expression)) return false;
  let calls = 0;
  visit(statement, (node) => void (calls += ts.isCallExpression(node) ? 1 : 0));
  return calls === 1;
}

/** `this.member.method` */
const isOfMember = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) &&
  ts.isPropertyAccessExpression(callee.expression) &&
  callee.expression.expression.kind === ts.SyntaxKind.ThisKeyword;
