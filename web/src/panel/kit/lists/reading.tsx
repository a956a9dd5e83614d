import { usePageTexts } from '../../../platform/use-page-texts.js';

interface ReadingProps {
  /** The parts of a query that are used here. */
  readonly of: { readonly isPending: boolean; readonly isError: boolean };
  readonly failed: string;
}

/** States that something is loading or could not be loaded; renders nothing once it has loaded. */
export function Reading({ of: { isPending, isError }, failed }: ReadingProps) {
  const { shell } = usePageTexts('admin');
  if (isError) return <p role="alert">{failed}</p>;
  return isPending ? <p role="status">{shell.reading}</p> : null;
}
