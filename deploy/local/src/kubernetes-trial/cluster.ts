import { execFile, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '@gewerk/engines';
import { makeCertificates } from './certificates.js';
import {
  type CommandLine,
  controllerLine,
  kubeletLine,
  proxyLine,
  schedulerLine,
  serverLine,
  storeLine,
} from './command-lines.js';
import {
  containerdConfiguration,
  kubeletConfiguration,
  networkConfiguration,
  proxyConfiguration,
} from './configuration.js';
import { IMAGE } from './image.js';
import { NODE, type Places } from './places.js';

const START_LIMIT_MS = 180_000;

/** A Kubernetes of one node. It ends with the process that made it: all live in one namespace of processes. */
export class Cluster {
  constructor(
    private readonly places: Places,
    private readonly say: (line: string) => void,
  ) {}

  async start(etcd: string): Promise<void> {
    const { data, logs, pki, socket } = this.places;
    for (const folder of [logs, join(data, 'cni')]) mkdirSync(folder, { recursive: true });
    makeCertificates(pki);
    writeFileSync(join(data, 'cni/10-trial.conflist'), networkConfiguration(this.places));
    writeFileSync(join(data, 'containerd.toml'), containerdConfiguration(this.places));
    writeFileSync(join(data, 'kubelet.json'), kubeletConfiguration(this.places));
    writeFileSync(join(data, 'proxy.json'), proxyConfiguration(this.places));
    this.run(storeLine(etcd, this.places));
    this.run(serverLine(this.places));
    this.run({
      name: 'containerd',
      command: 'containerd',
      args: ['--config', join(data, 'containerd.toml')],
    });
    await this.until('containerd', async () => (await this.ctr('version')) !== '');
    await this.until('the API server', async () => (await this.kubectl('get', '--raw', '/readyz')) === 'ok');
    for (const line of [kubeletLine, controllerLine, schedulerLine, proxyLine]) this.run(line(this.places));
    await this.until('the node', async () => (await this.kubectl('get', 'node', NODE)).includes(' Ready'));
    this.say(`the node is ready; containerd listens at ${socket}`);
  }

  /** Puts the archive's image under each of these names, and beside it the program that holds a pod's namespaces. */
  async load(archives: readonly string[], names: readonly string[]): Promise<void> {
    for (const archive of archives) await this.ctr('images', 'import', archive);
    for (const name of names) await this.ctr('images', 'tag', '--force', IMAGE, name);
  }

  /** kubectl's output. @throws Error with its own words */
  kubectl(...args: string[]): Promise<string> {
    return this.command(join(this.places.binaries, 'kubectl'), args);
  }

  /** A command that talks to this cluster. */
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

  /** A manifest at a path of the API that `apply` has no word for. */
  async create(path: string, manifest: object): Promise<void> {
    const args = ['create', '--raw', path, '--filename', '-'];
    await this.command(join(this.places.binaries, 'kubectl'), args, JSON.stringify(manifest));
  }

  private ctr(...args: string[]): Promise<string> {
    return this.command('ctr', ['--address', this.places.socket, '--namespace', 'k8s.io', ...args]);
  }

  private run({ name, command, args }: CommandLine): void {
    const log = openSync(join(this.places.logs, `${name}.log`), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log] });
    child.once('exit', (code, signal) =>
      this.say(`${name} has ended (${code ?? signal}); see ${this.places.logs}`),
    );
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
    if (!ready) throw new Error(`${what} did not get ready: ${last.slice(0, 500)}`);
  }
}
