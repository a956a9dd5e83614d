/** How a file is to be read, as chosen by the operator in the preview, apart from what its columns hold. */
export interface SheetChoice {
  /** Name of the sheet to read; the first with a table of businesses where it is missing. */
  readonly sheet?: string | undefined;
  /** Under which category rows with a raw value are filed; null leaves them out. */
  readonly categories?: Readonly<Record<string, string | null>> | undefined;
}
