import { join } from 'node:path';
import { freePort, messageOf, portIsFree, type Reaper, startReaper } from '@gewerk/engines';
import { ConnectionSpreader } from './gateways/connection-spreader.js';
import { ControlSocket } from './control-socket.js';
import { prepareDataDir } from './data-dir/data-dir.js';
import { lockDataDir } from './data-dir/data-dir-lock.js';
import { endLeftovers } from './processes/end-leftovers.js';
import { isBlockedPort } from './gateways/is-blocked-port.js';
import { envOf } from './processes/process-env.js';
import { OPERATOR, type ProcessKind } from './processes/processes.js';
import { logFolder, type Settings } from './settings.js';
import { engineEnv, planEngines, searchKey } from './engines/start-engines.js';
import { runTask, type Task } from './processes/run-task.js';
import { StartError } from './start-error.js';
import { planServices, type ServiceSpec } from './start-services.js';
import { SupervisedProcess, type SupervisedSpec } from './processes/supervised-process.js';
import { SystemFile } from './data-dir/system-file.js';

/** All processes of one DATA_DIR: backing servers first, then the services and the gateway. */
export class System {
  private readonly settings: Settings;
  private readonly say: (line: string) => void;
  private readonly engines: SupervisedProcess[] = [];
  private readonly services = new Map<ProcessKind, SupervisedProcess[]>();
  private spreader: ConnectionSpreader | undefined;
  private reaper: Reaper | undefined;
  private file: SystemFile | undefined;
  private control: ControlSocket | undefined;
  private unlock: (() => void) | undefined;
  private readonly stopping = new AbortController();
  private stopped: Promise<void> | undefined;
  /** The operator's addresses and keys of the backing servers, once these are running. */
  env: Record<string, string> = {};
  url = '';

  constructor(settings: Settings, say: (line: string) => void) {
    this.settings = settings;
    this.say = say;
  }

  /**
   * Starts everything; returns when all processes are ready, or `stop` was called in the meantime.
   * @throws StartError or EngineError; call `stop` in that case too
   */
  async start(kinds: readonly ProcessKind[]): Promise<void> {
    const { dataDir } = this.settings;
    await prepareDataDir(dataDir);
    this.unlock = lockDataDir(dataDir);
    await endLeftovers(dataDir);
    const port = await this.choosePort();
    this.url = `http://127.0.0.1:${port}`;
    this.reaper = startReaper();
    this.file = new SystemFile(dataDir, this.url);

    const plan = await planEngines(this.settings, process.env, this.say, this.stopping.signal);
    await this.startAll(plan.toStart.map((spec) => this.supervise(spec, this.engines)));
    if (this.isStopping) return;
    const searchEnv = { MEILI_KEY: await searchKey(plan, process.env) };
    const enginesFor = (user: string): Record<string, string> => ({ ...engineEnv(plan, user), ...searchEnv });
    this.env = enginesFor(OPERATOR);
    this.file.update({
      env: this.env,
      processEnv: Object.fromEntries(kinds.map(({ name }) => [name, engineEnv(plan, name)])),
    });
    if (plan.toStart.length > 0) this.say(`${plan.toStart.map((spec) => spec.name).join(', ')} ready`);

    const specs = await planServices(kinds, this.settings, port, enginesFor);
    this.file.update({
      health: Object.fromEntries(specs.map((spec) => [spec.name, spec.origin])),
      metrics: Object.fromEntries(specs.map((spec) => [spec.name, spec.metricsOrigin])),
      metricsToken: specs[0]?.metricsToken ?? '',
    });
    await this.startAll(specs.map((spec) => this.supervise(spec, this.replicasOf(spec.kind))));
    if (this.isStopping) return;
    await this.spread(
      specs.filter(({ kind }) => kind.isPublic),
      port,
    );
    const restart = (name: string): Promise<boolean> => this.restartNamed(name);
    this.control = ControlSocket.open(dataDir, { restart }, this.say);
    this.say(`${specs.map((spec) => spec.name).join(', ')} ready`);
  }

  /** Spreads the public port over several gateways, each of which has its own port. */
  private async spread(gateways: readonly ServiceSpec[], port: number): Promise<void> {
    if (gateways.length < 2) return;
    this.spreader = new ConnectionSpreader(gateways.map(({ origin }) => Number(new URL(origin).port)));
    const host = process.env['HOST'] || '127.0.0.1';
    await this.spreader.listen(port, host).catch((fault: unknown) => {
      throw new StartError(`cannot listen on port ${port} of ${host}: ${messageOf(fault)}`);
    });
    for (const { name, origin } of gateways) this.say(`${name} can be reached directly at ${origin}`);
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Runs a script to its end, as the operator if it uses the backing servers; stops it when the system stops. */
  async runTask(task: Task): Promise<void> {
    if (this.isStopping) return;
    await runTask(task, {
      env: envOf(task, { ...process.env, ...this.env }),
      reaper: (this.reaper ??= startReaper()),
      logFile: join(logFolder(this.settings.dataDir), `${task.name}.log`),
      say: this.say,
      signal: this.stopping.signal,
    });
  }

  /** Restarts the processes of a kind, one after the other. */
  async restart(kind: ProcessKind): Promise<void> {
    for (const replica of this.replicasOf(kind)) await replica.restart();
  }

  private async restartNamed(name: string): Promise<boolean> {
    const kind = [...this.services.keys()].find((one) => one.name === name);
    if (kind) await this.restart(kind);
    return kind !== undefined;
  }

  /** Stops services and gateway, then the backing servers, and releases DATA_DIR. Repeated calls wait for the first. */
  stop(): Promise<void> {
    this.stopping.abort();
    return (this.stopped ??= this.stopEverything());
  }

  private async stopEverything(): Promise<void> {
    this.control?.close();
    await Promise.all([...this.services.values()].flat().map((service) => service.stop()));
    // Closed only now, since the gateways' last responses pass through it.
    await this.spreader?.close();
    await Promise.all(this.engines.map((engine) => engine.stop()));
    this.file?.remove();
    this.reaper?.release();
    this.unlock?.();
  }

  private async choosePort(): Promise<number> {
    const { port } = this.settings;
    if (port === 0) return freePort();
    if (!(await portIsFree(port)))
      throw new StartError(`port ${port} of 127.0.0.1 is taken; set PORT to another`);
    if (await isBlockedPort(port))
      throw new StartError(
        `browsers refuse port ${port}, which is another protocol's; set PORT to another, such as 3000`,
      );
    return port;
  }

  private supervise(spec: SupervisedSpec, among: SupervisedProcess[]): SupervisedProcess {
    const reaper = (this.reaper ??= startReaper());
    const supervised = new SupervisedProcess(spec, {
      reaper,
      logFile: join(logFolder(this.settings.dataDir), `${spec.name}.log`),
      say: this.say,
      onPid: (pid) => this.file?.setProcess(spec.name, pid),
    });
    among.push(supervised);
    return supervised;
  }

  private async startAll(processes: SupervisedProcess[]): Promise<void> {
    if (this.isStopping) return;
    // The first failure makes the start fail; `stop` stops the others.
    await Promise.all(processes.map((one) => one.start()));
  }

  private replicasOf(kind: ProcessKind): SupervisedProcess[] {
    const replicas = this.services.get(kind) ?? [];
    this.services.set(kind, replicas);
    return replicas;
  }
}
