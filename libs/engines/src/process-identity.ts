import { readFileSync } from 'node:fs';

/** A process that a later run can recognise: pids are reused, but not with the same start time. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in clock ticks since boot; 0 if unknown. */
  startedAt: number;
}

/** Undefined if no such process is alive (a zombie is not). */
export function identify(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may contain spaces and parentheses; the fixed fields follow its last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : { pid, startedAt: Number(fields[19]) };
  } catch {
    return process.platform !== 'linux' && answersSignals(pid) ? { pid, startedAt: 0 } : undefined;
  }
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** Sends a signal to every process of a group; false if the group has no processes left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  return answersSignals(-leader, signal);
}

function answersSignals(target: number, signal: NodeJS.Signals | 0 = 0): boolean {
  try {
    process.kill(target, signal);
    return true;
  } catch {
    return false;
  }
}
