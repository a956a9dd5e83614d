import { forgetInPanelViews, type PanelView, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { PanelViewsRepository } from './panel-views.repository.js';

/** Shorter words occur in too many other texts. */
const SHORTEST = 3;

/** Deletes views that name a business which was removed at a person's request. */
@UseCase()
export class ForgetInPanelViews {
  constructor(private readonly views: PanelViewsRepository) {}

  @Answers(forgetInPanelViews)
  async forget({ words }: ParsedInputOf<typeof forgetInPanelViews>): Promise<Record<string, never>> {
    const wanted = [...new Set(words.map(plain))].filter(({ length }) => length >= SHORTEST);
    const names = ({ name, address }: PanelView): boolean =>
      [name, new URLSearchParams(address).get('search') ?? ''].some((text) => {
        const said = ` ${plain(text)} `;
        return wanted.some((word) => said.includes(` ${word} `));
      });
    for (const account of await this.views.accounts()) {
      const named = (await this.views.of(account)).filter(names).map(({ id }) => id);
      if (named.length > 0) await this.views.drop(account, named);
    }
    return {};
  }
}

/** The words of a text, regardless of case and separators. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
