import type { SheetField } from '@gewerk/contracts/sheets';

/** The source of a sheet, by its headers. 'plain' is any other sheet with German or English headers. */
export const sheetFormats = [
  'outscraper-1',
  'outscraper-2',
  'apify',
  'google-business-profile',
  'geodirectory',
  'directorist',
  'plain',
] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A kind of content that a column can have, independent of its header in a format. */
export type ColumnKey = SheetField;

/** The content of each column; columns are counted from 0. */
export interface HeaderMapping {
  readonly columns: Readonly<Partial<Record<ColumnKey, number>>>;
  /** `categories/0`, `categories/1` … in order. */
  readonly categoryList: readonly number[];
  /** `imageUrls/0` … in order. */
  readonly imageList: readonly number[];
  /** `openingHours/0/day` with `openingHours/0/hours` … in order. */
  readonly dayHours: readonly { readonly day: number; readonly hours: number }[];
  /** `additionalInfo/Service options/0/Delivery`. */
  readonly additionalInfo: readonly {
    readonly column: number;
    readonly group: string;
    readonly label: string;
  }[];
  /** Columns with the same header, in order. */
  readonly repeated?: readonly (readonly number[])[];
}

export type HeaderFault = 'no-name-column' | 'only-a-name-column';

export type RecognizedHeaders =
  | { readonly format: SheetFormat; readonly mapping: HeaderMapping; readonly fault?: undefined }
  | { readonly fault: HeaderFault };
