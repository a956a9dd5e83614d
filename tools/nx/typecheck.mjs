import { resolve } from 'node:path';
import ts from 'typescript';

/**
 * `node tools/nx/typecheck.mjs PART`: checks the types of one part and of its imports, with the settings of
 * the tree.
 */
const root = resolve(import.meta.dirname, '../..');
const [part = ''] = process.argv.slice(2);
const config = resolve(root, part === 'web' ? 'web/tsconfig.json' : 'tsconfig.json');
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: report };
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
const own = fileNames.filter((file) => file.startsWith(`${resolve(root, part)}/`));
// Declarations for packages without types are added, since no import leads to them; they may belong to other
// parts.
const declarations = fileNames.filter((file) => file.endsWith('.d.ts') && !own.includes(file));
if (own.length === 0) console.error(`${part} has no file of TypeScript`);
const faults = ts.getPreEmitDiagnostics(ts.createProgram([...own, ...declarations], options));
for (const fault of faults) report(fault);
process.exitCode = faults.length > 0 || own.length === 0 ? 1 : 0;

function report(fault) {
  const format = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  process.stderr.write(ts.formatDiagnostic(fault, format));
}
