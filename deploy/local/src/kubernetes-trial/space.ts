import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@gewerk/engines';
import { CGROUP, cgroupOf, NODE_IP, NODES, type TrialNode } from './places.js';

const CGROUPS = '/sys/fs/cgroup';
const CONTROLLERS = ['cpu', 'cpuacct', 'cpuset', 'memory', 'pids', 'devices', 'freezer', 'blkio', 'systemd'];
/** Machine settings that the kubelet requires; the trial's files are mounted over the machine's own settings. */
const SEEN_BY_KUBELET = {
  'vm/overcommit_memory': '1',
  'kernel/panic': '10',
  'kernel/panic_on_oops': '1',
};

/** Settings of a network namespace. */
const FORWARDING = ['ip_forward', 'conf/all/route_localnet', 'conf/default/route_localnet'];

/**
 * The trial's share of CPU time, as much as that of eight programs: otherwise its control group would count as a single
 * program, and no pod would start in time.
 */
const SHARES = 8 * 1_024;

/**
 * The engines get as much CPU time as the pods of one node, whatever their niceness: otherwise the trial would measure
 * starved engines. The cluster's own components get half as much; where it matters, they have other machines.
 */
const ENGINES = `${CGROUP}/engines`;
const PROGRAMS = `${CGROUP}/programs`;
const SHARES_IN_TRIAL = 2_048;
const SHARES_OF_PROGRAMS = 1_024;

/** The process that sends requests and times them, which must never wait for the cluster to leave it a processor. */
const VISITORS = `${CGROUP}/visitors`;
const SHARES_OF_VISITORS = 8 * SHARES_IN_TRIAL;

/**
 * Placed before a command, these words run it in separate namespaces; everything that it starts is killed
 * when it exits.
 */
export const IN_OWN_SPACE = [
  'unshare',
  '--mount',
  '--net',
  '--pid',
  '--ipc',
  '--fork',
  '--kill-child',
  '--mount-proc',
];

/** Sets up the namespaces, in which this process is alone: no change is visible outside them or remains afterwards. */
export function furnish(folder: string): void {
  const run = (command: string, ...args: string[]): void =>
    void execFileSync(command, args, { stdio: 'pipe' });
  run('mount', '--make-rshared', '/');
  // Files that programs leave in these folders disappear with the namespace.
  for (const path of ['/run', '/var/lib', '/var/log']) run('mount', '-t', 'tmpfs', 'tmpfs', path);
  for (const path of ['/run/netns', '/run/gewerk-trial']) mkdirSync(path, { recursive: true });
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'link', 'add', 'node0', 'type', 'bridge');
  run('ip', 'address', 'add', `${NODE_IP}/24`, 'dev', 'node0');
  run('ip', 'link', 'set', 'node0', 'up');
  run('ip', 'route', 'add', 'default', 'dev', 'node0');
  for (const name of FORWARDING) writeFileSync(`/proc/sys/net/ipv4/${name}`, '1');
  for (const [name, value] of Object.entries(SEEN_BY_KUBELET)) {
    const file = join(folder, name.replace('/', '-'));
    writeFileSync(file, value);
    run('mount', '--bind', file, `/proc/sys/${name}`);
  }
}

/** The network of an additional node, next to that of the first; each knows the route to the other's pods. */
export function addNetworkOf(node: TrialNode, first: TrialNode): void {
  const { name, network = '' } = node;
  const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: 'pipe' });
  const inside = (...words: string[]): void =>
    void execFileSync('nsenter', [`--net=${network}`, ...words], { stdio: 'pipe' });
  ip('netns', 'add', name);
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', name, 'master', 'node0', 'up');
  ip('route', 'add', node.pods, 'via', node.ip);
  inside('ip', 'link', 'set', 'lo', 'up');
  inside('ip', 'address', 'add', `${node.ip}/24`, 'dev', 'eth0');
  inside('ip', 'link', 'set', 'eth0', 'up');
  inside('ip', 'route', 'add', 'default', 'via', first.ip);
  for (const setting of FORWARDING) inside('sh', '-c', 'echo 1 > "$0"', `/proc/sys/net/ipv4/${setting}`);
}

/** The engines listen on the loopback address only; pods reach them at the node's address. */
export function openToPods(ports: readonly number[]): void {
  for (const port of ports)
    execFileSync('iptables', [
      ...['--table', 'nat', '--append', 'PREROUTING', '--destination', NODE_IP, '--protocol', 'tcp'],
      ...['--dport', String(port), '--jump', 'DNAT', '--to-destination', `127.0.0.1:${port}`],
    ]);
}

export function makeControlGroups(): void {
  for (const group of NODES.map(cgroupOf)) {
    for (const name of CONTROLLERS) mkdirSync(join(CGROUPS, name, group), { recursive: true });
    for (const name of ['cpuset.cpus', 'cpuset.mems'])
      writeFileSync(join(CGROUPS, 'cpuset', group, name), readFileSync(join(CGROUPS, 'cpuset', name)));
  }
  for (const group of [ENGINES, PROGRAMS, VISITORS])
    mkdirSync(join(CGROUPS, 'cpu', group), { recursive: true });
  const sharesOf = (group: string, shares: number): void =>
    writeFileSync(join(CGROUPS, 'cpu', group, 'cpu.shares'), String(shares));
  for (const group of [...NODES.map(cgroupOf), ENGINES]) sharesOf(group, SHARES_IN_TRIAL);
  sharesOf(PROGRAMS, SHARES_OF_PROGRAMS);
  sharesOf(VISITORS, SHARES_OF_VISITORS);
  sharesOf(CGROUP, SHARES);
}

/** Puts this process, and everything that it starts, into a control group separate from that of the pods. */
export const joinPrograms = (): void => enter(PROGRAMS);

/** What `start` starts belongs to the engines' control group; this process itself stays in its own. */
export function amongEngines<T>(start: () => T): T {
  enter(ENGINES);
  try {
    return start();
  } finally {
    enter(PROGRAMS);
  }
}

/** Puts this process into the control group of the process that sends requests. */
export const joinVisitors = (): void => enter(VISITORS);

const enter = (group: string): void => writeFileSync(join(CGROUPS, 'cpu', group, 'cgroup.procs'), '0');

/**
 * Call this outside the namespaces, after the trial was asked to stop: control groups belong to no PID
 * namespace, and can be removed once the kernel has killed all processes in them.
 * @throws Error if some remain
 */
export async function removeControlGroups(): Promise<void> {
  // The kubelet and runc also create the group in the hierarchy of version 2, if there is one.
  const groups = [...CONTROLLERS, 'unified']
    .map((name) => join(CGROUPS, name, CGROUP))
    .filter((path) => existsSync(path));
  let refusal = '';
  const areGone = await waitUntil(
    () => {
      for (const group of groups.filter((path) => existsSync(path))) {
        const args = [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'];
        const removal = spawnSync('find', args, { encoding: 'utf8' });
        refusal = removal.error?.message ?? removal.stderr.split('\n', 1)[0] ?? '';
      }
      return !groups.some((path) => existsSync(path));
    },
    { timeoutMs: 30_000, everyMs: 250 },
  );
  if (!areGone)
    throw new Error(
      `control groups were not removed: ${groups.filter((path) => existsSync(path)).join(', ')} (${refusal})`,
    );
}
