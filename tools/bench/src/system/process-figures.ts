import { readFileSync, writeFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const KB = 1024;
const MB = 1024 * 1024;

/** Processor time that a process has used so far, its own and the kernel's for it, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

/** Memory of a process in MB: now (`VmRSS`), or its peak (`VmHWM`). */
export function memoryMb(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(found?.[1]) * KB) / MB;
}

/** Makes `VmHWM` count from now on. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
