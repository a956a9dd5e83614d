import { ZoneOffsets } from './zone-offsets.js';

/** More than the IANA database has; limits memory if invented names are looked up. */
const MAX_ZONES = 1_000;

export class ZoneCache {
  private readonly zones = new Map<string, ZoneOffsets>();

  /** @throws RangeError if `timeZone` is not an IANA time zone. */
  offsetsOf(timeZone: string): ZoneOffsets {
    let zone = this.zones.get(timeZone);
    if (!zone) {
      zone = new ZoneOffsets(timeZone);
      if (this.zones.size >= MAX_ZONES) this.zones.clear();
      this.zones.set(timeZone, zone);
    }
    return zone;
  }
}
