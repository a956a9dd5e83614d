import type { ExportFormat, ExportType } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { ApiError } from '../../../platform/api/api-error.js';
import { withQuery } from '../../../platform/paths.js';
import type { ListState } from '../business-list/list-state.js';
import { noteSessionEnded, noteSessionUntil, panelCsrfToken } from '../session/panel-session.js';
import type { ExportShape } from './use-export-shape.js';

interface ExportWish {
  readonly type: ExportType;
  readonly start?: string;
  readonly end?: string;
  readonly date?: string;
  readonly format?: ExportFormat;
  /** Column names separated by commas. */
  readonly columns?: string;
  /** The id of a frozen selection. */
  readonly selection?: string;
}

/** The file's format as query parameters; defaults are omitted. */
export const chosenColumns = ({ format, columns }: ExportShape): Pick<ExportWish, 'format' | 'columns'> => ({
  ...(format === 'csv' ? {} : { format }),
  ...(columns === null ? {} : { columns: columns.join(',') }),
});

const UNAUTHENTICATED = 401;

/** Downloads an export with the list's filters and order. Fails with an {@link ApiError}. */
export async function downloadExport(
  wish: ExportWish,
  { filters, sortBy, sortOrder }: ListState,
): Promise<void> {
  const { category, city, type: businessType, country, search, changedSince } = filters;
  const { source, run, runPart, website, photos } = filters;
  const wanted = {
    ...wish,
    category,
    city,
    businessType,
    country,
    search,
    ...{ changedSince, source, run, runPart, website, photos },
    ...(sortBy ? { sortBy, sortOrder } : {}),
  };
  const response = await fetch(withQuery(panelRoutes.exportBusinesses.path, wanted), {
    headers: { 'x-csrf-token': panelCsrfToken() },
  });
  noteSessionUntil(response.headers.get('x-session-expires-at'));
  if (response.status === UNAUTHENTICATED) noteSessionEnded();
  if (!response.ok) throw new ApiError(response.status, `${response.status}: ${await response.text()}`);
  // Browsers can keep a large blob on disk instead of in memory.
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameOf(response);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** How long the content is kept, in ms: the browser may first ask whether to download it. */
const KEPT_MS = 60_000;

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
  'businesses_export.csv';
