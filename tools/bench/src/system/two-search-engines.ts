import { join } from 'node:path';
import { EngineGroup } from './engine-group.js';
import { OwnEngines, planEngine, searchKeyOf } from './own-engines.js';

const SECOND = 'meili-2';

/** Backing servers of a measurement with a second Meilisearch, which may be killed. */
export class TwoSearchEngines {
  private constructor(
    private readonly first: OwnEngines,
    private readonly group: EngineGroup,
    private readonly key: string,
  ) {}

  /** @throws Error if one does not become ready */
  static async start(folder: string): Promise<TwoSearchEngines> {
    const first = await OwnEngines.start(folder);
    const group = new EngineGroup(join(folder, 'second'));
    group.add(SECOND, await planEngine('meili', join(folder, SECOND)));
    await group.start(SECOND);
    return new TwoSearchEngines(first, group, await searchKeyOf(group.specOf(SECOND)));
  }

  /** Address and key of each. */
  get each(): Record<'MEILI_URL' | 'MEILI_KEY', string>[] {
    const { MEILI_URL = '', MEILI_KEY = '' } = this.first.env;
    return [
      { MEILI_URL, MEILI_KEY },
      { MEILI_URL: this.group.specOf(SECOND).url, MEILI_KEY: this.key },
    ];
  }

  /** The variables for the system that is to use them. */
  get env(): Record<string, string> {
    const join = (name: 'MEILI_URL' | 'MEILI_KEY') => this.each.map((one) => one[name]).join();
    return { ...this.first.env, MEILI_URLS: join('MEILI_URL'), MEILI_KEY: join('MEILI_KEY') };
  }

  killSecond(): Promise<void> {
    return this.group.kill(SECOND);
  }

  restartSecond(): Promise<void> {
    return this.group.start(SECOND);
  }

  async stopAll(): Promise<void> {
    await Promise.all([this.first.stopAll(), this.group.stopAll()]);
  }
}
