import { panelEndpoints } from '@gewerk/contracts/serving';
import { IMPORT } from '@gewerk/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from '../answers/client-errors.js';
import { PICTURE_ROUTES } from './bound-bodies.js';
import { bytesOf } from './end-unread-bodies.js';

/** Time limit for receiving a body. */
const BODY_LIMIT_MS = 30_000;
/** A photo over a slow mobile connection. */
const PHOTO_LIMIT_MS = 120_000;
const UPLOAD_PATHS: readonly string[] = [panelEndpoints.importExcel.path, panelEndpoints.importPreview.path];

/** The longest time that any request may take to arrive: 20 MB over a slow connection. */
export const LONGEST_REQUEST_MS = IMPORT.timeout;

/** Aborts requests whose bodies arrive too slowly; a photo may take longer, and spreadsheets are not limited here. */
export function boundBodyTime(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const path = request.url.split('?', 1)[0] ?? '';
    const isUpload = UPLOAD_PATHS.includes(path);
    if (!raw.complete && !isUpload && bytesOf(raw.headers) > 0) {
      const timer = setTimeout(
        () => {
          const late = Object.assign(new Error('body too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
          if (!raw.complete) answerClientError(late, raw.socket);
        },
        PICTURE_ROUTES.has(request.routeOptions.url ?? '') ? PHOTO_LIMIT_MS : BODY_LIMIT_MS,
      );
      raw.once('close', () => clearTimeout(timer));
      raw.once('end', () => clearTimeout(timer));
    }
    done();
  });
}
