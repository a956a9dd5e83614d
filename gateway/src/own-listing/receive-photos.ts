import { GewerkError, ownPhotoTypes, refused } from '@gewerk/contracts';
import { ownListingEndpoints, panelEndpoints } from '@gewerk/contracts/serving';
import { OWN_LISTING } from '@gewerk/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/answers/send-problem.js';
import { toGewerkError } from '../http/answers/to-gewerk-error.js';
import type { Owner, OwnerRequests } from './owner-requests.js';

const UPLOAD = ownListingEndpoints.photo;
const OF_PANEL = panelEndpoints.addPhoto.path.replaceAll(/\{(\w+)\}/g, ':$1');
const PICTURE = /^image\//i;
const OWNERS = new WeakMap<object, Owner>();

/** The business owner whose pass came with a photo; checked before the photo is read. */
export const ownerOfPhoto = (request: object): Owner | undefined => OWNERS.get(request);

/**
 * Lets two calls accept pictures as bodies, with a size limit: the business owners' call, only with a pass,
 * and the panel's call, whose guard has already run. Every other call refuses pictures.
 */
export function receivePhotos(fastify: FastifyInstance, owners: OwnerRequests): void {
  fastify.addContentTypeParser(
    [...ownPhotoTypes],
    { parseAs: 'buffer', bodyLimit: OWN_LISTING.photoBytes },
    (_request, body, done) => done(null, body),
  );
  fastify.addHook('onRequest', async (request, reply) => {
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const { url } = request.routeOptions;
    const isOfPanel = url === OF_PANEL;
    if (request.method !== 'POST' || !(isOfPanel || url === UPLOAD.path)) {
      return PICTURE.test(type) ? refuse(noPicturesHere()) : undefined;
    }
    if (!(ownPhotoTypes as readonly string[]).includes(type)) return refuse(noPicture());
    if (Number(request.headers['content-length'] ?? 0) > OWN_LISTING.photoBytes) return refuse(tooLarge());
    if (isOfPanel) return undefined;
    try {
      OWNERS.set(request, await owners.owner(request));
      return undefined;
    } catch (error) {
      return refuse(toGewerkError(error) ?? error);
    }

    function refuse(fault: unknown): ReturnType<typeof sendProblem> {
      return sendProblem(reply, fault);
    }
  });
}

const noPicturesHere = (): GewerkError =>
  new GewerkError('unsupported-media-type', 'This address does not accept photos.');

const noPicture = (): GewerkError => refused('photo-of-other-type', { types: ownPhotoTypes.join(', ') });

const tooLarge = (): GewerkError =>
  refused('photo-too-large', { megabytes: OWN_LISTING.photoBytes / 1024 ** 2 });
