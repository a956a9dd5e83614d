/** Where a search looks. */
export interface Place {
  /** As told to the visitor: 'Bindlach', '95444'. */
  readonly label: string;
  /** Cities of the directory that it means; empty where it means none. */
  readonly citySlugs: readonly string[];
  /** Folded name as businesses there carry it; null where the place is no single name. */
  readonly foldedName: string | null;
  /** Name for a search without the index. */
  readonly city: string | null;
  /** Postal code or its beginning, normalised; null where none was given. */
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
