import { businessIdPattern, invalidField, refused } from '@gewerk/contracts';
import { type BulkSelection, scanPanelMatches } from '@gewerk/contracts/bus';
import { BULK } from '@gewerk/contracts/limits';
import { digestOf, MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { UnlistedBusinesses } from '../panel/index.js';

/** Equal for the same businesses in any order. */
export const digestOfIds = (ids: readonly string[]): string => digestOf([...ids].sort());

/** Finds the businesses of a selection. */
@Injectable()
export class BulkSelections {
  constructor(
    private readonly bus: MessageBus,
    private readonly unlisted: UnlistedBusinesses,
  ) {}

  /**
   * The ids of the selection, each once. Fails with `invalid-input` if there are none (`selection-empty`) or
   * too many, and like `scanPanelMatches`.
   */
  async idsOf(selection: BulkSelection): Promise<string[]> {
    const ids = [...new Set(await this.find(selection))].filter((id) => businessIdPattern.test(id));
    if (ids.length === 0) throw refused('selection-empty');
    if (ids.length > BULK.most) {
      throw invalidField('selection', `must match at most ${BULK.most} businesses; narrow the filter`);
    }
    return ids;
  }

  private async find(selection: BulkSelection): Promise<string[]> {
    if ('ids' in selection) return selection.ids;
    const { status, ...filter } = selection.matching;
    if (status !== 'listed') return this.unlisted.ids(selection.matching, BULK.most + 1);
    const ids: string[] = [];
    for (;;) {
      const page = await this.bus.request(scanPanelMatches, { ...filter, offset: ids.length });
      ids.push(...page.ids);
      if (page.ids.length === 0 || ids.length >= page.total || ids.length > BULK.most) return ids;
    }
  }
}
