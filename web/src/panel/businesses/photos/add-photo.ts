import type { keepOwnPhoto, OutputOf } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { ApiError } from '../../../platform/api/api-error.js';
import { pathOf } from '../../../platform/api/api.js';
import { refusedBy } from '../../kit/api/call-panel.js';
import { noteSessionEnded, noteSessionUntil, panelCsrfToken } from '../../kit/session/panel-session.js';

const UNAUTHENTICATED = 401;

/**
 * Sends a picture for a business and returns the URL of the photo made from it. Fails with an {@link ApiError}.
 */
export async function addPhoto(id: string, file: File): Promise<string> {
  const response = await fetch(pathOf(panelRoutes.addPhoto, { id }), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': file.type, 'x-csrf-token': panelCsrfToken() },
    body: file,
  }).catch((error: unknown) => {
    throw new ApiError(0, `0: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  noteSessionUntil(response.headers.get('x-session-expires-at'));
  if (response.status === UNAUTHENTICATED) noteSessionEnded();
  if (!response.ok) throw refusedBy(response.status, await response.text(), response.statusText);
  const { photo }: OutputOf<typeof keepOwnPhoto> = await response.json();
  return photo;
}
