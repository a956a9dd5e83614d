import { randomUUID } from 'node:crypto';
import { GewerkError, refused } from '@gewerk/contracts';
import {
  dropPanelView,
  keepPanelView,
  listPanelViews,
  type OutputOf,
  type PanelView,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { PANEL_VIEWS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { requestContext } from '@gewerk/service-kit';
import { PanelViewsRepository } from './panel-views.repository.js';

type Views = OutputOf<typeof listPanelViews>;

/** Stores views of the panel's list, separately for each account. */
@UseCase()
export class KeepPanelViews {
  constructor(private readonly views: PanelViewsRepository) {}

  @Answers(listPanelViews)
  async list(): Promise<Views> {
    return byName(await this.views.of(caller()));
  }

  @Answers(keepPanelView)
  async keep(given: ParsedInputOf<typeof keepPanelView>): Promise<Views> {
    const { most } = PANEL_VIEWS;
    const view = { id: randomUUID(), ...given };
    const kept = await this.views.keep(caller(), view, most);
    if (!kept.some(({ id }) => id === view.id)) throw refused('views-full', { most });
    return byName(kept);
  }

  @Answers(dropPanelView)
  async drop({ id }: ParsedInputOf<typeof dropPanelView>): Promise<Views> {
    await this.views.drop(caller(), [id]);
    return byName(await this.views.of(caller()));
  }
}

/** The account of the calling session. */
function caller(): string {
  const account = requestContext.getStore()?.callerAccount;
  if (account === undefined) throw new GewerkError('forbidden', 'Log in to use saved views.');
  return account;
}

const byName = (views: readonly PanelView[]): Views => ({
  views: [...views].sort((one, other) => one.name.localeCompare(other.name, 'de')),
});
