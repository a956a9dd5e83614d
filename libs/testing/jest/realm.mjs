/** Keys of globals that packages made while they loaded. They last as long as the packages do. */
const ofPackages = new Set();

/** Loads a package, whose globals stay when a suite ends. */
export function loadIntoRealm(load) {
  const before = new Set(Reflect.ownKeys(globalThis));
  const loaded = load();
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) ofPackages.add(key);
  return loaded;
}

/**
 * Remembers the globals and the process as they are.
 * @returns puts back what a suite has changed since
 */
export function rememberRealm() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const env = { ...process.env };
  const { exit, exitCode, getBuiltinModule } = process;
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    restoreGlobals(globals);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    // Jest wraps the first and the last of them for each suite.
    Object.assign(process, { exit, exitCode, getBuiltinModule });
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}

function restoreGlobals(before) {
  for (const key of Reflect.ownKeys(globalThis)) {
    const { configurable } = Object.getOwnPropertyDescriptor(globalThis, key);
    if (configurable && !(key in before) && !ofPackages.has(key)) delete globalThis[key];
  }
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, key);
    const isAsBefore = now?.value === before[key].value && now?.get === before[key].get;
    if (!isAsBefore && now?.configurable !== false) Object.defineProperty(globalThis, key, before[key]);
  }
}
