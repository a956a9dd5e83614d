import { Injectable } from '@nestjs/common';
import { IndexWalk } from '../engine/index-walk.js';
import { type PointDocument, PointTable } from './point-table.js';

const FIELDS = ['id', '_geo', 'tradeKey', 'categorySlugs', 'traits', 'hoursRegion', 'openWords'];

/** Positions of the businesses in the index, read in the background. */
@Injectable()
export class BusinessPoints {
  private readonly listeners = new Set<() => void>();
  /** Null before the points are read for the first time. */
  private current: PointTable | null = null;

  constructor(walk: IndexWalk) {
    walk.join<PointDocument>(FIELDS, () => {
      const builder = PointTable.builder();
      return { add: (document) => builder.add(document), end: () => this.become(builder.end()) };
    });
  }

  get table(): PointTable | null {
    return this.current;
  }

  /** Calls back when the points have been read again. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  private become(table: PointTable): void {
    this.current = table;
    for (const listener of this.listeners) listener();
  }
}
