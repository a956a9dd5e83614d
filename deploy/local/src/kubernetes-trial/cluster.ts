import { execFile, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '@gewerk/engines';
import {
  type CommandLine,
  containerdLine,
  controllerLine,
  kubeletLine,
  namesLine,
  policiesLine,
  proxyLine,
  schedulerLine,
  serverLine,
  storeLine,
} from './command-lines.js';
import {
  containerdConfiguration,
  kubeletConfiguration,
  namesConfiguration,
  networkConfiguration,
  proxyConfiguration,
} from './configuration.js';
import { IMAGE } from './image.js';
import { namedServices } from './manifests.js';
import { FIRST_NODE, type Places, socketOf, type TrialNode } from './places.js';

const START_LIMIT_MS = 180_000;
const START_AGAIN_MS = 1_000;

/**
 * A Kubernetes cluster. It is terminated with the process that created it, since all its processes are in one
 * PID namespace.
 */
export class Cluster {
  constructor(
    readonly places: Places,
    private readonly say: (line: string) => void,
  ) {}

  /** Starts the cluster with its first node. */
  async start(etcd: string): Promise<void> {
    mkdirSync(this.places.logs, { recursive: true });
    this.run(storeLine(etcd, this.places));
    this.run(serverLine(this.places));
    await this.until('the API server', async () => (await this.kubectl('get', '--raw', '/readyz')) === 'ok');
    writeFileSync(join(this.places.data, 'Corefile'), namesConfiguration(this.places));
    for (const line of [controllerLine, schedulerLine, namesLine]) this.run(line(this.places));
    await this.apply(...namedServices);
    await this.startNode(FIRST_NODE);
  }

  /** Starts a kubelet with everything it needs; waits until the cluster reports the node as ready. */
  async startNode(node: TrialNode): Promise<void> {
    const folder = join(this.places.data, node.name);
    mkdirSync(join(folder, 'cni'), { recursive: true });
    writeFileSync(join(folder, 'cni/10-trial.conflist'), networkConfiguration(this.places, node));
    writeFileSync(join(folder, 'containerd.toml'), containerdConfiguration(this.places, node));
    writeFileSync(join(folder, 'kubelet.json'), kubeletConfiguration(this.places, node));
    writeFileSync(join(folder, 'proxy.json'), proxyConfiguration(this.places, node));
    this.run(containerdLine(this.places, node));
    await this.until('containerd', async () => (await this.ctr(node, 'version')) !== '');
    for (const line of [kubeletLine, proxyLine, policiesLine]) this.run(line(this.places, node));
    const isReady = async (): Promise<boolean> =>
      (await this.kubectl('get', 'node', node.name)).includes(' Ready');
    await this.until(`the node ${node.name}`, isReady);
    this.say(`the node ${node.name} is ready; containerd listens at ${socketOf(node)}`);
  }

  /**
   * Imports the images in these archives, which include the program that holds a pod's namespaces, and tags
   * `image` with each of these names.
   */
  async load(
    node: TrialNode,
    archives: readonly string[],
    names: readonly string[],
    image = IMAGE,
  ): Promise<void> {
    for (const archive of archives) await this.ctr(node, 'images', 'import', archive);
    for (const name of names) await this.ctr(node, 'images', 'tag', '--force', image, name);
  }

  /** kubectl's output. @throws Error with kubectl's message */
  kubectl(...args: string[]): Promise<string> {
    return this.command(join(this.places.binaries, 'kubectl'), args);
  }

  /** Runs a command that talks to this cluster. */
  async command(file: string, args: readonly string[], input = ''): Promise<string> {
    const running = promisify(execFile)(file, args, {
      env: { ...process.env, KUBECONFIG: join(this.places.pki, 'admin.conf') },
      maxBuffer: 1 << 26,
    });
    running.child.stdin?.end(input);
    return (await running).stdout;
  }

  async apply(...manifests: object[]): Promise<void> {
    const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: manifests });
    await this.command(join(this.places.binaries, 'kubectl'), ['apply', '--filename', '-'], list);
  }

  /** Creates an object at a path of the API that `apply` does not support. */
  async create(path: string, manifest: object): Promise<void> {
    const args = ['create', '--raw', path, '--filename', '-'];
    await this.command(join(this.places.binaries, 'kubectl'), args, JSON.stringify(manifest));
  }

  private run(line: CommandLine): void {
    const { name, command, args, isKept } = line;
    const log = openSync(join(this.places.logs, `${name}.log`), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log] });
    child.once('exit', (code, signal) => {
      this.say(`${name} has ended (${code ?? signal}); see ${this.places.logs}`);
      if (isKept) setTimeout(() => this.run(line), START_AGAIN_MS);
    });
  }

  private async until(what: string, isReady: () => Promise<boolean>): Promise<void> {
    let last = '';
    const ready = await waitUntil(
      async () => {
        try {
          return await isReady();
        } catch (fault) {
          last = fault instanceof Error ? fault.message : String(fault);
          return false;
        }
      },
      { timeoutMs: START_LIMIT_MS, everyMs: 500 },
    );
    if (!ready) throw new Error(`${what} did not become ready: ${last.slice(0, 500)}`);
  }

  private ctr(node: TrialNode, ...args: string[]): Promise<string> {
    return this.command('ctr', ['--address', socketOf(node), '--namespace', 'k8s.io', ...args]);
  }
}
