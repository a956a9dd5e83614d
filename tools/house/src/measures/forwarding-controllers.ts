import ts from 'typescript';
import type { Measure } from '../measure.js';
import { placeOf, visit } from '../project.js';

const MESSAGES = ['Answers', 'MessagePattern'];
const HANDLERS = [...MESSAGES, 'Get', 'Post', 'Put', 'Patch', 'Delete'];

export const forwardingControllers: Measure = {
  name: 'controllers and use cases that only forward',
  limit: 0,
  find: (project) =>
    project.sources().flatMap((path) => {
      const found: string[] = [];
      visit(project.syntax(path), (node) => {
        if (ts.isClassDeclaration(node) && onlyForwards(node))
          found.push(`${placeOf(node)} ${node.name?.text}`);
        else if (ts.isMethodDeclaration(node) && passesItsInputOn(node))
          found.push(`${placeOf(node)} ${node.name.getText()}`);
      });
      return found;
    }),
};

function onlyForwards(node: ts.ClassDeclaration): boolean {
  if (!isController(node)) return false;
  const handlers = node.members
    .filter(ts.isMethodDeclaration)
    .filter((method) => isDecorated(method, HANDLERS));
  return handlers.length > 0 && handlers.every((method) => callOfAMember(method));
}

/** An operation that its callee could answer: one call of a member with exactly the received input. */
function passesItsInputOn(method: ts.MethodDeclaration): boolean {
  const isOfController = ts.isClassDeclaration(method.parent) && isController(method.parent);
  const call = !isOfController && isDecorated(method, MESSAGES) ? callOfAMember(method) : undefined;
  const passed = call?.arguments.map((argument) => argument.getText());
  const given = method.parameters.map(({ name }) => name.getText());
  return passed !== undefined && passed.join() === given.join();
}

const isController = (node: ts.ClassDeclaration): boolean => decoratorsOf(node).includes('Controller');

const isDecorated = (method: ts.MethodDeclaration, names: readonly string[]): boolean =>
  decoratorsOf(method).some((name) => names.includes(name));

function decoratorsOf(node: ts.HasDecorators): string[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
}

/** `return this.member.method(…)`, with or without await, and no other call. */
function callOfAMember(method: ts.MethodDeclaration): ts.CallExpression | undefined {
  const [statement, ...more] = method.body?.statements ?? [];
  if (!statement || more.length > 0) return undefined;
  if (!ts.isReturnStatement(statement) && !ts.isExpressionStatement(statement)) return undefined;
  let call = statement.expression;
  while (call && (ts.isAwaitExpression(call) || ts.isVoidExpression(call))) call = call.expression;
  if (!call || !ts.isCallExpression(call) || !isOfMember(call.expression)) return undefined;
  let calls = 0;
  visit(statement, (node) => void (calls += ts.isCallExpression(node) ? 1 : 0));
  return calls === 1 ? call : undefined;
}

/** `this.member.method` */
const isOfMember = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) &&
  ts.isPropertyAccessExpression(callee.expression) &&
  callee.expression.expression.kind === ts.SyntaxKind.ThisKeyword;
