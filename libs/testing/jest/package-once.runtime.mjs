import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import JestRuntime from 'jest-runtime';
import { namesPackage } from './package-names.mjs';
import { loadIntoRealm } from './realm.mjs';

/** Paths of packages' modules, by requiring folder and name; undefined if jest must resolve the name. */
const places = new Map();

const native = createRequire(import.meta.url);

/**
 * Jest's runtime, except that Node loads packages once per worker: jest loads them again for each suite, which is
 * most of the cost of a suite with servers. The project's own modules are still loaded for each suite, and mocks
 * are jest's.
 */
export default class PackageOnceRuntime extends JestRuntime {
  requireModule(from, moduleName, options, isRequireActual) {
    const isPackage = !options?.isInternalModule && namesPackage(this._config, moduleName);
    const place = isPackage ? this.placeOf(from, moduleName) : undefined;
    if (place === undefined) return super.requireModule(from, moduleName, options, isRequireActual);
    return native.cache[place]?.exports ?? loadIntoRealm(() => native(place));
  }

  placeOf(from, moduleName) {
    const key = `${dirname(from)} ${moduleName}`;
    if (!places.has(key)) places.set(key, this.findPackage(from, moduleName));
    return places.get(key);
  }

  findPackage(from, moduleName) {
    try {
      const place = createRequire(from).resolve(moduleName);
      return place.includes('/node_modules/') ? place : undefined;
    } catch {
      // Jest's message states more clearly what is missing.
      return undefined;
    }
  }
}
