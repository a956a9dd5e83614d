import { EngineError, messageOf } from '@gewerk/engines';
import { announcePassword } from './data-dir/announce-password.js';
import { fillDemo } from './fill-demo/fill-demo.js';
import type { ProcessKind } from './processes/processes.js';
import { logFolder, readSettings, type Settings } from './settings.js';
import { StartError } from './start-error.js';
import { System } from './system.js';
import { watchSources } from './watch-sources.js';

const say = (line: string): void => console.log(line);

/**
 * Runs the whole system in the foreground until it is stopped (with `watch`, the parts that change are
 * rebuilt and restarted). If it cannot start, prints one line and exits with 1.
 */
export function runSystem(kinds: readonly ProcessKind[], options: { watch?: boolean } = {}): void {
  start(kinds, options.watch ?? false).catch(fail);
}

async function start(kinds: readonly ProcessKind[], watch: boolean): Promise<void> {
  const settings = { ...readSettings(process.env), bundled: !watch };
  const system = new System(settings, (line) => say(`  ${line}`));
  const isEnding = endOnSignals(system);
  const how = settings.compact ? 'Gewerk is starting as one process' : 'Gewerk is starting';
  say(`${how}; data in ${settings.dataDir}, logs in ${logFolder(settings.dataDir)}`);
  try {
    await system.start(kinds);
    if (!isEnding() && settings.demo > 0) await fillDemo(system, settings);
    if (!isEnding() && kinds.some(({ name }) => name === 'settings')) await announcePassword(system, say);
    if (isEnding()) return;
    say(`Gewerk is ready at ${system.url}`);
    if (watch) watchSystem(system, settings, kinds);
  } catch (fault) {
    // A system that is stopped while it is starting fails in many ways that are not worth reporting.
    if (isEnding()) return;
    await system.stop();
    throw fault;
  }
}

function watchSystem(system: System, settings: Settings, kinds: readonly ProcessKind[]): void {
  watchSources({
    root: settings.root,
    kinds,
    runTask: (task) => system.runTask(task),
    restart: (kind) => system.restart(kind),
    say: (line) => say(`  ${line}`),
  });
}

/**
 * Ctrl-C, SIGTERM, or the exit of the process that started this one (its IPC channel closes) stops
 * everything, once.
 */
function endOnSignals(system: System): () => boolean {
  let ending = false;
  const end = (why: string): void => {
    if (ending) return;
    ending = true;
    say(`Gewerk is stopping (${why})`);
    system.stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('the start script is gone'));
  // If the reader of the output has exited, the system continues to run.
  process.stdout.on('error', () => undefined);
  return () => ending;
}

function fail(fault: unknown): void {
  const expected = fault instanceof StartError || fault instanceof EngineError;
  console.error(expected ? `Gewerk cannot start: ${messageOf(fault)}` : fault);
  process.exit(1);
}
