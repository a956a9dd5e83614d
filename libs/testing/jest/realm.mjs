import { KeptGlobals } from './kept-globals.mjs';

const kept = new KeptGlobals(globalThis);

/** Loads a package, whose globals stay when a suite ends. */
export const loadIntoRealm = (load) => kept.load(load);

/**
 * Remembers the present globals and process.
 * @returns a function that undoes what a suite has changed since
 */
export function rememberRealm() {
  const restoreGlobals = kept.remember();
  const env = { ...process.env };
  const { exit, exitCode, getBuiltinModule } = process;
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    restoreGlobals();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    // Jest wraps the first and the last of these for each suite.
    Object.assign(process, { exit, exitCode, getBuiltinModule });
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}
