import { parseArgs } from 'node:util';
import type { DuplicateMode } from '@gewerk/contracts';
import { messageOf } from '@gewerk/engines';
import { StartError } from '../start-error.js';

export interface ImportArguments {
  file: string;
  mode: DuplicateMode;
  /** Whether to print all reports in full. */
  all: boolean;
  /** CSV file to which all reports are written in full. */
  report: string | undefined;
}

const USAGE = 'npm run import -- FILE.xlsx [--update] [--all] [--report REPORT.csv]';

/** Reads the arguments after the command. Throws a {@link StartError} with the usage if they are invalid. */
export function readArguments(words: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('one file is needed');
    return { file, mode: values.update ? 'update' : 'skip', all: values.all, report: values.report };
  } catch (fault) {
    throw new StartError(`${messageOf(fault)}; usage: ${USAGE}`);
  }
}
