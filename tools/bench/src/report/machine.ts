import { cpus, loadavg, totalmem } from 'node:os';

const GB = 1024 ** 3;

/** The day, the machine and the Node version, on one line. */
export function machine(): string {
  const all = cpus();
  const model = all[0]?.model.trim() ?? 'an unknown processor';
  const memory = `${(totalmem() / GB).toFixed(0)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}; ${all.length} cores (${model}), ${memory}, Node ${process.versions.node}`;
}

/** Processes waiting for a core, over the last minute. */
export const load = (): number => loadavg()[0] ?? 0;
