import multipart from '@fastify/multipart';
import { GewerkError, IMPORT, IMPORT_FIELD, importRoutes } from '@gewerk/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/send-problem.js';
import { sendImportFailure } from './send-import-failure.js';

const UPLOAD = importRoutes.importExcel;
const UPLOAD_PATHS: readonly string[] = [UPLOAD.path, importRoutes.importPreview.path];

/** What surrounds the file in a multipart body: boundaries and headers of a few parts. */
const SURROUNDINGS_BYTES = 64 * 1024;

const MULTIPART = /^multipart\/form-data\b/i;

/** Lets the import and its preview take multipart bodies, and nothing else; every other call refuses them as before. */
export async function takeUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than is taken: what reaches it is too large.
    limits: { fileSize: IMPORT.maxBytes + 1, files: 1, fields: 10, fieldSize: 1_024, parts: 11 },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const isMultipart = MULTIPART.test(request.headers['content-type'] ?? '');
    if (request.method === UPLOAD.method && UPLOAD_PATHS.includes(request.routeOptions.url ?? '')) {
      const fault = hasBoundary(request) ? faultOfSize(request) : notMultipart();
      return fault && sendImportFailure(reply, fault);
    }
    return isMultipart ? sendProblem(reply.header('connection', 'close'), multipartElsewhere()) : undefined;
  });
}

const hasBoundary = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b.*;\s*boundary=[^;\s]/i.test(headers['content-type'] ?? '');

/** What tells its size is refused before it is read. */
function faultOfSize({ headers }: FastifyRequest): GewerkError | undefined {
  return Number(headers['content-length'] ?? 0) > IMPORT.maxBytes + SURROUNDINGS_BYTES
    ? tooLarge()
    : undefined;
}

const notMultipart = () =>
  new GewerkError(
    'unsupported-media-type',
    `Send the file as the part '${IMPORT_FIELD}' of a body of type multipart/form-data with its boundary.`,
  );

const multipartElsewhere = () =>
  new GewerkError('unsupported-media-type', 'This address takes no body of type multipart/form-data.');

export const tooLarge = () =>
  new GewerkError(
    'payload-too-large',
    `The file is larger than ${IMPORT.maxBytes / (1024 * 1024)} MB. Split it and import the parts one by one.`,
  );
