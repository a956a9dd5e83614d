import { forgetInPanelViews, type PanelView, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PanelViewsRepository } from './panel-views.repository.js';

/** A shorter word is in too many others. */
const SHORTEST = 3;

/** Drops views that name a business which was removed at a person's request. */
@UseCase()
export class ForgetInPanelViews {
  constructor(
    private readonly views: PanelViewsRepository,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  @Answers(forgetInPanelViews)
  async forget({ words }: ParsedInputOf<typeof forgetInPanelViews>): Promise<Record<string, never>> {
    const wanted = [...new Set(words.map(plain))].filter(({ length }) => length >= SHORTEST);
    const names = ({ name, address }: PanelView): boolean =>
      [name, new URLSearchParams(address).get('search') ?? ''].some((text) => {
        const said = ` ${plain(text)} `;
        return wanted.some((word) => said.includes(` ${word} `));
      });
    for (const account of await this.views.accounts()) {
      await this.connection.transaction(async (session) => {
        const kept = await this.views.of(account, session);
        const left = kept.filter((view) => !names(view));
        if (left.length < kept.length) await this.views.save(account, left, session);
      });
    }
    return {};
  }
}

/** Words alone, whatever their case and what is between them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
