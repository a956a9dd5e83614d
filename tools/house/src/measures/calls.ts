import ts from 'typescript';
import type { Measure } from '../measure.js';
import { placeOf, type Project, visit } from '../project.js';

const WEB = 'web/src/';
const PLATFORM = `${WEB}platform/`;
/** Types of responses; a value that is cast to one of them did not get its type from its call. */
const ANSWER_TYPES = /^(Promise|OutputOf|AnswerOf|ResponseOf|BodyOf)$/;

function findIn(project: Project, paths: readonly string[], isFault: (node: ts.Node) => boolean): string[] {
  return paths.flatMap((path) => {
    const found: string[] = [];
    visit(project.syntax(path), (node) => {
      if (isFault(node)) found.push(`${placeOf(node)} ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`);
    });
    return found;
  });
}

export const apiLiterals: Measure = {
  name: "'/api/ literals in web outside the platform",
  limit: 0,
  find: (project) =>
    findIn(
      project,
      project.sources(WEB).filter((path) => !path.startsWith(PLATFORM)),
      (node) =>
        (ts.isStringLiteralLike(node) ||
          ts.isTemplateHead(node) ||
          ts.isTemplateMiddleOrTemplateTail(node)) &&
        node.text.startsWith('/api/'),
    ),
};

export const answerCasts: Measure = {
  name: 'casts of answers in web',
  limit: 0,
  find: (project) =>
    findIn(project, project.sources(WEB), (node) => ts.isAsExpression(node) && isCastOfAnswer(node)),
};

function isCastOfAnswer({ type, expression }: ts.AsExpression): boolean {
  if (ts.isTypeReferenceNode(type) && ANSWER_TYPES.test(type.typeName.getText())) return true;
  let value: ts.Expression = expression;
  while (ts.isParenthesizedExpression(value)) value = value.expression;
  return ts.isAwaitExpression(value) && type.getText() !== 'const';
}
