/** How to read a file, as chosen by the operator in the preview, apart from the mapping of columns. */
export interface SheetChoice {
  /** Name of the sheet to read; defaults to the first with a table of businesses. */
  readonly sheet?: string | undefined;
  /** The category under which to file rows with a raw value; null skips them. */
  readonly categories?: Readonly<Record<string, string | null>> | undefined;
}
