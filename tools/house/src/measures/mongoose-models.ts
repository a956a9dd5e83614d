import ts from 'typescript';
import type { Measure } from '../measure.js';
import { placeOf, visit } from '../project.js';

export const modelsOutsideRepositories: Measure = {
  name: 'Mongoose models outside repositories',
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
        });
        return found;
      }),
};
