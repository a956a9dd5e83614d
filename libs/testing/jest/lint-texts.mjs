import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

/**
 * Lints `[{file, code}]` from standard input as if each code were in its file; prints `[{rule, message}][]`.
 */
const cases = JSON.parse(await text(process.stdin));
const eslint = new ESLint({ cwd: fileURLToPath(new URL('../../../', import.meta.url)) });
const answers = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
