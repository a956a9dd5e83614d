import { dirname } from 'node:path';
import JestRuntime from 'jest-runtime';
import { loadIntoWindow } from './kept-window.mjs';
import { namesPackage } from './package-names.mjs';

/** The packages loaded for all suites of this worker. */
let packages;

/** Requiring folder and name of each loaded module. */
const loaded = new Set();

/**
 * Jest's runtime, except that packages are loaded once per worker, into the window that its suites share: loading
 * them again is most of the cost of a suite of the web client. The project's own modules are still loaded for each
 * suite.
 */
export default class SharedPackagesRuntime extends JestRuntime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    packages ??= new JestRuntime(config, environment.ofWorker, ...rest);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const isPackage = !options?.isInternalModule && namesPackage(this._config, moduleName);
    if (!isPackage) return super.requireModule(from, moduleName, options, isRequireActual);
    const key = `${dirname(from)} ${moduleName}`;
    if (loaded.has(key)) return packages.requireModule(from, moduleName);
    const made = loadIntoWindow(this._environment.global, () => packages.requireModule(from, moduleName));
    loaded.add(key);
    return made;
  }
}
