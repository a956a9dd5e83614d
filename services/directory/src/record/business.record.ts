import type { BusinessSourceKind, PhotoOutcome, WebsiteGrade } from '@gewerk/contracts';
import type { Types } from 'mongoose';

/** Where a business came from. */
export interface BusinessSource {
  kind: BusinessSourceKind;
  runId: string;
  row: number;
}

/**
 * A stored business; unknown fields are absent. Unstructured data (`rawHours`, `about`) and the opening hours
 * are stored as JSON text: they are only read as a whole, may have keys that BSON refuses, and are much cheaper
 * to write and read that way.
 */
export interface BusinessRecord {
  _id: Types.ObjectId;
  placeId: string;
  name: string;
  /** German label of the recognised trade, otherwise the source's own value. */
  category?: string | undefined;
  rawCategory?: string | undefined;
  type?: string | undefined;
  subtypes: string[];
  tradeKey?: string | undefined;
  /** The registry categories in whose lists the business appears; empty while it is not listed. */
  categorySlugs: string[];
  /** `categorySlugs` as one value (see `categorySetOf`), for the indexes. */
  categorySet: string;
  description?: string | undefined;
  address?: string | undefined;
  fullAddress?: string | undefined;
  city: string;
  postalCode?: string | undefined;
  state?: string | undefined;
  /** ISO 3166-2. */
  stateCode?: string | undefined;
  country?: string | undefined;
  countryCode: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  timeZone?: string | undefined;
  /**
   * As shown: in national format within its country, otherwise international; unchanged if it is not a valid
   * number.
   */
  phone?: string | undefined;
  /** E.164. */
  phoneNumber?: string | undefined;
  email?: string | undefined;
  website?: string | undefined;
  /** 1 to 5, one decimal. */
  ratingValue?: number | undefined;
  reviewCount?: number | undefined;
  reviewsPerScore?: Record<string, number> | undefined;
  reviewsLink?: string | undefined;
  /** Rating weighted by the number of reviews, 0 to 5. */
  popularity: number;
  photos: string[];
  photosCount: number;
  /** JSON of `OpeningHours`. */
  hours?: string | undefined;
  /** The source's hours: its text, or its structure as JSON. */
  rawHours?: string | undefined;
  /** Groups of flags or texts, as JSON. */
  about?: string | undefined;
  verified: boolean;
  priceLevel?: number | undefined;
  businessStatus?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | undefined;
  /** True if it has closed permanently (see `goneOf`), otherwise absent; lists end with such businesses. */
  gone?: true | undefined;
  citySlug: string;
  /** Also the folded name, by which lists sort and prefix searches match. */
  nameSlug: string;
  /** `citySlug/nameSlug`, unique. */
  urlSlug: string;
  /** Whether lists and counts include it; its page exists in any case. */
  listed: boolean;
  /** Fields of the form that someone has edited: imports leave them as they are. */
  edited?: string[] | undefined;
  source: BusinessSource;
  /** The last runs (imports, bulk changes) that changed it after its creation. */
  changedBy?: string[] | undefined;
  /** The last check of its current or a former website. */
  websiteCheck?: { website: string; grade: WebsiteGrade; at: Date } | undefined;
  /** Outcome of the last photo update. */
  photoUpdate?: { outcome: PhotoOutcome; at: Date } | undefined;
  /** The run that wrote it last: another row with its place id in that run describes the same business. */
  lastRun: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A business that does not yet have an id, a URL, a source or dates. */
export type BusinessFields = Omit<
  BusinessRecord,
  | '_id'
  | 'edited'
  | 'citySlug'
  | 'nameSlug'
  | 'urlSlug'
  | 'source'
  | 'changedBy'
  | 'websiteCheck'
  | 'photoUpdate'
  | 'lastRun'
  | 'createdAt'
  | 'updatedAt'
>;
