import multipart from '@fastify/multipart';
import { GewerkError, refused } from '@gewerk/contracts';
import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { IMPORT } from '@gewerk/contracts/limits';
import { panelEndpoints } from '@gewerk/contracts/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/answers/send-problem.js';
import { sendImportFailure } from './send-import-failure.js';

const UPLOAD = panelEndpoints.importExcel;
const UPLOAD_PATHS: readonly string[] = [UPLOAD.path, panelEndpoints.importPreview.path];

/** Allowance for multipart boundaries and part headers around the file. */
const SURROUNDINGS_BYTES = 64 * 1024;

const MULTIPART = /^multipart\/form-data\b/i;

/** Allows multipart bodies for the import and its preview only. */
export async function receiveUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    // One byte over the limit, to detect files that are too large.
    limits: { fileSize: IMPORT.maxBytes + 1, files: 1, fields: 10, fieldSize: 1_024, parts: 11 },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const isMultipart = MULTIPART.test(request.headers['content-type'] ?? '');
    if (request.method === UPLOAD.method && UPLOAD_PATHS.includes(request.routeOptions.url ?? '')) {
      const fault = hasBoundary(request) ? faultOfSize(request) : notMultipart();
      return fault && sendImportFailure(reply, fault);
    }
    return isMultipart ? sendProblem(reply, multipartElsewhere()) : undefined;
  });
}

const hasBoundary = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b.*;\s*boundary=[^;\s]/i.test(headers['content-type'] ?? '');

/** Rejects by Content-Length before reading the body. */
function faultOfSize({ headers, query }: FastifyRequest): GewerkError | undefined {
  const said = Number((query as { files?: unknown }).files ?? 1);
  const files = said >= 1 && said <= IMPORT.maxFiles ? said : 1;
  return Number(headers['content-length'] ?? 0) > files * (IMPORT.maxBytes + SURROUNDINGS_BYTES)
    ? tooLarge()
    : undefined;
}

const notMultipart = () =>
  new GewerkError(
    'unsupported-media-type',
    `Send the file as part '${IMPORT_FIELD}' of a multipart/form-data body with a boundary.`,
  );

const multipartElsewhere = () =>
  new GewerkError('unsupported-media-type', 'This address does not accept multipart/form-data.');

export const tooLarge = () => refused('file-too-large', { megabytes: IMPORT.maxBytes / (1024 * 1024) });
