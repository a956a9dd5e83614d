import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/** Lints `[{file, code}]` from standard input as if each code stood in its file; answers `[{rule, message}][]`. */
const cases = JSON.parse(await text(process.stdin));
const eslint = new ESLint({ cwd: new URL('../../../', import.meta.url).pathname });
const answers = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
