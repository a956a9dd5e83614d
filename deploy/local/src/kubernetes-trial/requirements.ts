import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Properties of a machine that the trial depends on; checked before anything is downloaded. */
export interface Machine {
  platform: string;
  isRoot: boolean;
  /** Hierarchies of version 1 control groups. */
  controllers: readonly string[];
  commands: ReadonlySet<string>;
  freeMemoryGb: number;
  freeDiskGb: number;
}

const COMMANDS: Readonly<Record<string, string>> = {
  go: 'Go 1.24 or later',
  gcc: 'a C compiler: apt-get install gcc libc6-dev',
  python3: 'Python 3 with pip',
  openssl: 'apt-get install openssl',
  unshare: 'apt-get install util-linux',
  ip: 'apt-get install iproute2',
  containerd: 'apt-get install containerd',
  runc: 'apt-get install runc',
  buildah: 'apt-get install buildah',
  iptables: 'apt-get install iptables',
  conntrack: 'apt-get install conntrack',
  ipset: 'apt-get install ipset',
  debootstrap: 'apt-get install debootstrap',
  ptp: 'apt-get install containernetworking-plugins',
};
const CONTROLLERS = ['cpu', 'cpuset', 'memory', 'pids', 'devices', 'freezer', 'blkio', 'cpuacct', 'systemd'];
const MEMORY_GB = 8;
const DISK_GB = 15;

/** What prevents the trial from running here, one sentence each; empty if nothing does. */
export function missingOn(machine: Machine): string[] {
  const missing: string[] = [];
  if (machine.platform !== 'linux-x64') missing.push(`it needs Linux on x64; this is ${machine.platform}`);
  if (!machine.isRoot) missing.push('it needs root, to create namespaces and control groups');
  for (const [command, remedy] of Object.entries(COMMANDS))
    if (!machine.commands.has(command)) missing.push(`${command} is missing: ${remedy}`);
  const absent = CONTROLLERS.filter((name) => !machine.controllers.includes(name));
  if (absent.length > 0) missing.push(`control groups of version 1 are missing: ${absent.join(', ')}`);
  if (machine.freeMemoryGb < MEMORY_GB)
    missing.push(`it needs ${MEMORY_GB} GB of free memory; there are ${machine.freeMemoryGb.toFixed(1)}`);
  if (machine.freeDiskGb < DISK_GB)
    missing.push(`it needs ${DISK_GB} GB of free disk space; there are ${machine.freeDiskGb.toFixed(1)}`);
  return missing;
}

export function thisMachine(): Machine {
  const disk = statfsSync('/');
  return {
    platform: `${process.platform}-${process.arch}`,
    isRoot: process.getuid?.() === 0,
    controllers: CONTROLLERS.filter((name) => existsSync(`/sys/fs/cgroup/${name}/cgroup.procs`)),
    commands: new Set(Object.keys(COMMANDS).filter(isThere)),
    freeMemoryGb: memoryAvailable() / 2 ** 30,
    freeDiskGb: (disk.bavail * disk.bsize) / 2 ** 30,
  };
}

/**
 * Available memory in bytes: in a control group with a memory limit, what is left of the limit; otherwise the
 * kernel's estimate, which includes what it could free from its caches.
 */
function memoryAvailable(): number {
  return process.availableMemory?.() ?? freemem();
}

function isThere(command: string): boolean {
  if (command === 'ptp') return existsSync('/usr/lib/cni/ptp');
  try {
    execFileSync('sh', ['-c', 'command -v "$0"', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
