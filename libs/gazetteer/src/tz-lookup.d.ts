declare module 'tz-lookup' {
  /** The IANA time zone at a point; throws a RangeError for coordinates off the earth. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
