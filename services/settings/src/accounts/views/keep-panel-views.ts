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
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PanelViewsRepository } from './panel-views.repository.js';

type Views = OutputOf<typeof listPanelViews>;

/** Keeps views of the panel's list, each account its own. */
@UseCase()
export class KeepPanelViews {
  constructor(
    private readonly views: PanelViewsRepository,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  @Answers(listPanelViews)
  async list(): Promise<Views> {
    return byName(await this.views.of(caller()));
  }

  @Answers(keepPanelView)
  keep({ name, address }: ParsedInputOf<typeof keepPanelView>): Promise<Views> {
    return this.change((views) => {
      const others = views.filter((view) => view.name !== name);
      if (others.length >= PANEL_VIEWS.most) throw refused('views-full', { most: PANEL_VIEWS.most });
      return [...others, { id: randomUUID(), name, address }];
    });
  }

  @Answers(dropPanelView)
  drop({ id }: ParsedInputOf<typeof dropPanelView>): Promise<Views> {
    return this.change((views) => views.filter((view) => view.id !== id));
  }

  /** In a transaction: two tabs that keep a view at once lose none. */
  private async change(make: (views: PanelView[]) => PanelView[]): Promise<Views> {
    const account = caller();
    const kept = await this.connection.transaction(async (session) => {
      const views = make(await this.views.of(account, session));
      await this.views.save(account, views, session);
      return views;
    });
    return byName(kept);
  }
}

/** Whose session asks. */
function caller(): string {
  const account = requestContext.getStore()?.callerAccount;
  if (account === undefined) throw new GewerkError('forbidden', 'This needs the session of an account.');
  return account;
}

const byName = (views: readonly PanelView[]): Views => ({
  views: [...views].sort((one, other) => one.name.localeCompare(other.name, 'de')),
});
