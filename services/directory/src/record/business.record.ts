import type { BusinessSourceKind, PhotoOutcome, WebsiteGrade } from '@gewerk/contracts';
import type { Types } from 'mongoose';

/** Where a business came from. */
export interface BusinessSource {
  kind: BusinessSourceKind;
  runId: string;
  row: number;
}

/**
 * A business as it is stored; what is not known is absent. Texts of free structure (`rawHours`, `about`) and the week
 * are kept as JSON text: they are only ever read whole, may hold keys that BSON refuses, and cost a fraction to
 * write and read that way.
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
  /** Registry categories whose lists show it; empty while it is not listed. */
  categorySlugs: string[];
  /** The same as one value, `categorySetOf`, which indexes go by. */
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
  /** As it is shown: national form in its own country, international abroad, as given where it is no number. */
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
  /** The source's hours: its text, or JSON of its structure. */
  rawHours?: string | undefined;
  /** JSON of groups of flags or texts. */
  about?: string | undefined;
  verified: boolean;
  priceLevel?: number | undefined;
  businessStatus?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | undefined;
  /** True of one that has closed permanently, `goneOf`, absent of all others: lists end with those that have it. */
  gone?: true | undefined;
  citySlug: string;
  /** Also the folded name: lists sort by it and prefix look-ups use it. */
  nameSlug: string;
  /** `citySlug/nameSlug`, unique. */
  urlSlug: string;
  /** False for businesses that every list leaves out. */
  listed: boolean;
  /** Fields of the form that someone has edited: imports leave them as they are. */
  edited?: string[] | undefined;
  source: BusinessSource;
  /** Runs (imports, bulk changes) that changed it after it was there, the last ones. */
  changedBy?: string[] | undefined;
  /** The last check of a website that it has or had. */
  websiteCheck?: { website: string; grade: WebsiteGrade; at: Date } | undefined;
  /** What the last photo update came to. */
  photoUpdate?: { outcome: PhotoOutcome; at: Date } | undefined;
  /** The run that wrote it last: a repeat within that run is the same business again. */
  lastRun: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A business before it has its identity, its address in the web and its dates. */
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
