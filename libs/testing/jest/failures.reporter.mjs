import { DefaultReporter } from '@jest/reporters';

/** Jest's own reporter, except that the console of a suite whose tests all passed is left out. */
export default class FailuresReporter extends DefaultReporter {
  printTestFileHeader(path, config, result) {
    const hasPassed = result.numFailingTests === 0 && !result.testExecError;
    super.printTestFileHeader(path, config, hasPassed ? { ...result, console: undefined } : result);
  }
}
