import { join } from 'node:path';
import { EngineGroup } from './engine-group.js';
import { OwnEngines, planEngine, searchKeyOf } from './own-engines.js';
import { cpuMs } from './process-figures.js';

const nameOf = (nth: number): string => `meili-${nth}`;

/** Backing servers of a measurement with up to three Meilisearch, the last of which may be killed. */
export class SeveralSearchEngines {
  private constructor(
    private readonly first: OwnEngines,
    private readonly further: EngineGroup,
    private readonly keys: readonly string[],
  ) {}

  /**
   * @param count number of Meilisearch, from 1 to 3
   * @throws Error if one does not become ready
   */
  static async start(folder: string, count: number): Promise<SeveralSearchEngines> {
    const first = await OwnEngines.start(folder);
    const further = new EngineGroup(join(folder, 'further'));
    const keys: string[] = [];
    for (let nth = 2; nth <= count; nth += 1) {
      further.add(nameOf(nth), await planEngine('meili', join(folder, nameOf(nth))));
      await further.start(nameOf(nth));
      keys.push(await searchKeyOf(further.specOf(nameOf(nth))));
    }
    return new SeveralSearchEngines(first, further, keys);
  }

  /** Address and key of each. */
  get each(): Record<'MEILI_URL' | 'MEILI_KEY', string>[] {
    const { MEILI_URL = '', MEILI_KEY = '' } = this.first.env;
    const others = this.keys.map((key, at) => ({
      MEILI_URL: this.further.specOf(nameOf(at + 2)).url,
      MEILI_KEY: key,
    }));
    return [{ MEILI_URL, MEILI_KEY }, ...others];
  }

  /** The variables for the system that is to use them. */
  get env(): Record<string, string> {
    const join = (name: 'MEILI_URL' | 'MEILI_KEY') => this.each.map((one) => one[name]).join();
    return { ...this.first.env, MEILI_URLS: join('MEILI_URL'), MEILI_KEY: join('MEILI_KEY') };
  }

  /** Processor time that each Meilisearch has used so far, in milliseconds. */
  get processorTimes(): number[] {
    return [this.first.pidOf('meili'), ...this.further.names.map((name) => this.further.pidOf(name))].map(
      cpuMs,
    );
  }

  killLast(): Promise<void> {
    return this.further.kill(this.last);
  }

  restartLast(): Promise<void> {
    return this.further.start(this.last);
  }

  async stopAll(): Promise<void> {
    await Promise.all([this.first.stopAll(), this.further.stopAll()]);
  }

  private get last(): string {
    return nameOf(this.keys.length + 1);
  }
}
