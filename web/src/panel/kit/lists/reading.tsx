import { usePageTexts } from '../../../platform/use-page-texts.js';

interface ReadingProps {
  /** A query, as far as it is looked at here. */
  readonly of: { readonly isPending: boolean; readonly isError: boolean };
  /** What is said where it failed. */
  readonly failed: string;
}

/** Says that something is being read, or that it could not be; nothing once it is there. */
export function Reading({ of: { isPending, isError }, failed }: ReadingProps) {
  const { shell } = usePageTexts('admin');
  if (isError) return <p role="alert">{failed}</p>;
  return isPending ? <p role="status">{shell.reading}</p> : null;
}
