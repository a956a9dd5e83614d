import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import JestRuntime from 'jest-runtime';
import { loadIntoRealm } from './realm.mjs';

/** A package by its name, with or without a path inside of it; neither a file nor a module of Node. */
const PACKAGE = /^(@[^/]+\/)?[^./][^:]*$/;

/** By folder and name: where a package's module is; undefined where jest has to look for it. */
const places = new Map();

const native = createRequire(import.meta.url);

/**
 * Jest's runtime, except that packages are loaded by Node, once for each worker: jest loads them anew for each suite, which is
 * most of what a suite with servers costs. The project's own modules are still loaded for each suite, and mocks are jest's.
 */
export default class PackageOnceRuntime extends JestRuntime {
  requireModule(from, moduleName, options, isRequireActual) {
    const mayBePackage = moduleName !== undefined && !options?.isInternalModule && PACKAGE.test(moduleName);
    const place = mayBePackage ? this.placeOf(from, moduleName) : undefined;
    if (place === undefined) return super.requireModule(from, moduleName, options, isRequireActual);
    return native.cache[place]?.exports ?? loadIntoRealm(() => native(place));
  }

  placeOf(from, moduleName) {
    const key = `${dirname(from)} ${moduleName}`;
    if (!places.has(key)) places.set(key, this.findPackage(from, moduleName));
    return places.get(key);
  }

  findPackage(from, moduleName) {
    const mapped = this._config.moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(moduleName));
    if (mapped) return undefined;
    try {
      const place = createRequire(from).resolve(moduleName);
      return place.includes('/node_modules/') ? place : undefined;
    } catch {
      // Jest says better what is missing.
      return undefined;
    }
  }
}
