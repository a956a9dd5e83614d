import ts from 'typescript';
import type { Measure } from '../measure.js';
import { placeOf, visit } from '../project.js';

export const modelsOutsideRepositories: Measure = {
  name: 'Mongoose models and collections of services outside repositories',
  limit: 0,
  find: (project) =>
    project
      .sources()
      .filter((path) => !path.endsWith('.repository.ts'))
      .flatMap((path) => {
        const found: string[] = [];
        visit(project.syntax(path), (node) => {
          if (ts.isDecorator(node) && /^InjectModel\b/.test(node.expression.getText())) {
            found.push(`${placeOf(node)} ${node.expression.getText()}`);
          }
          if (path.startsWith('services/') && isCollection(node)) found.push(`${placeOf(node)} collection`);
        });
        return found;
      }),
};

/**
 * `connection.collection(…)` bypasses the schemas; libraries have no schemas, and migrations work on old
 * documents.
 */
const isCollection = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'collection';
