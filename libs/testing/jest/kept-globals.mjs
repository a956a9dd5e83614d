/**
 * Globals of a realm that suites share: Node's, or a window's. Changes by a suite are undone at its end;
 * globals that packages created while loading stay as long as the packages do.
 */
export class KeptGlobals {
  ofPackages = new Set();

  constructor(global) {
    this.global = global;
  }

  /** Loads a package, whose globals stay when a suite ends. */
  load(load) {
    const before = new Set(Reflect.ownKeys(this.global));
    const loaded = load();
    for (const key of Reflect.ownKeys(this.global)) if (!before.has(key)) this.ofPackages.add(key);
    return loaded;
  }

  /** @returns a function that undoes all changes since */
  remember() {
    const { global, ofPackages } = this;
    const before = Object.getOwnPropertyDescriptors(global);
    return () => {
      for (const key of Reflect.ownKeys(global)) {
        const { configurable } = Object.getOwnPropertyDescriptor(global, key);
        if (configurable && !(key in before) && !ofPackages.has(key)) delete global[key];
      }
      for (const key of Reflect.ownKeys(before)) {
        const now = Object.getOwnPropertyDescriptor(global, key);
        const isAsBefore = now?.value === before[key].value && now?.get === before[key].get;
        if (!isAsBefore && now?.configurable !== false) Object.defineProperty(global, key, before[key]);
      }
    };
  }
}
