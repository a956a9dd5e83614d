import type { BusinessInput } from '@gewerk/contracts';
import { type OpeningHours, parseOpeningHours, type ParseFault } from '@gewerk/opening-hours';
import { remembered } from '@gewerk/text';

export interface ReadHours {
  /** JSON of the normal form; absent if the source's hours cannot be read. */
  hours?: string;
  /** As the source has them. */
  rawHours?: string;
  fault?: ParseFault;
}

const CACHED_WEEKS = 10_000;
const encoded = new WeakMap<OpeningHours, string>();

/** The hours of a source in normal form, together with the source's text. */
export function readHours(
  raw: BusinessInput['hours'],
  place: { countryCode: string; stateCode?: string | undefined },
): ReadHours {
  if (raw === undefined || raw === '') return {};
  const rawHours = typeof raw === 'string' ? raw : JSON.stringify(raw);
  const result = parseOpeningHours(rawHours, place);
  if ('fault' in result) return result.fault.code === 'empty' ? {} : { rawHours, fault: result.fault };
  return { rawHours, hours: encode(result.hours) };
}

/** The parser returns the same object for the same text, so its JSON is created once. */
function encode(hours: OpeningHours): string {
  let json = encoded.get(hours);
  if (json === undefined) {
    json = JSON.stringify(hours);
    encoded.set(hours, json);
  }
  return json;
}

/** The week stored as JSON; the same object for the same text. */
export const decodeHours = remembered(CACHED_WEEKS, (json) => JSON.parse(json) as OpeningHours);
