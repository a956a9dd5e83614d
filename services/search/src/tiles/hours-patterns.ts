import { LocalDays } from '@gewerk/opening-hours';
import { parseHoursRegion } from '../document/hours-region.js';
import { wordsCovering } from '../document/open-times.js';
import { dayOfHours } from '../questions/filters/open-filter.js';

const MINUTE_MS = 60_000;

/** The distinct opening hours of all businesses, and which of them are open at a given minute. */
export class HoursPatterns {
  private readonly days = new LocalDays();
  private readonly codes = new Map<string, number>();
  /** The hours by code; code 0 stands for no hours. */
  private readonly patterns: { region: string; words: string }[] = [{ region: '', words: '' }];
  private now: { minute: number; open: Uint8Array } | null = null;

  /** The code of hours in the index's form. */
  add(region: string | null, words: readonly string[]): number {
    if (region === null || words.length === 0) return 0;
    const pattern = { region, words: words.join(' ') };
    const key = `${pattern.region} ${pattern.words}`;
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    this.codes.set(key, this.patterns.length);
    return this.patterns.push(pattern) - 1;
  }

  /** Call this when everything is added: it drops data that is only needed for adding. */
  end(): void {
    this.codes.clear();
  }

  /** For each code, 1 if these hours are open in this minute. */
  openAt(instant: number): Uint8Array {
    const minute = Math.floor(instant / MINUTE_MS);
    if (this.now?.minute !== minute) this.now = { minute, open: this.open(new Date(instant)) };
    return this.now.open;
  }

  private open(instant: Date): Uint8Array {
    const wanted = new Map<string, ReadonlySet<string>>();
    const wantedIn = (region: string): ReadonlySet<string> => {
      const { minute, today, yesterday } = this.days.at(parseHoursRegion(region), instant);
      return new Set(wordsCovering(minute, dayOfHours(today), dayOfHours(yesterday)));
    };
    return Uint8Array.from(this.patterns, ({ region, words }) => {
      if (words === '') return 0;
      const covering = wanted.get(region) ?? wantedIn(region);
      wanted.set(region, covering);
      return words.split(' ').some((word) => covering.has(word)) ? 1 : 0;
    });
  }
}
