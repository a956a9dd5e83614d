import { GewerkError } from '@gewerk/contracts';
import type { FastifyRequest } from 'fastify';
import { isDecodable, isPageAddress } from '../../pages/page-address.js';
import { BROKEN_ENCODING } from '../answers/to-gewerk-error.js';

const MAX_URL_CHARACTERS = 4_096;
const MAX_HEADER_CHARACTERS = 16_384;

/** The limit or encoding rule that a request breaks; undefined if none. */
export function faultOfRequest(request: Pick<FastifyRequest, 'raw' | 'headers'>): GewerkError | undefined {
  const { url, rawHeaders } = request.raw;
  if (url !== undefined && !url.startsWith('/')) {
    return new GewerkError('invalid-input', "The request's target must be a path that begins with '/'.");
  }
  if (timesOf('host', rawHeaders) > 1) {
    return new GewerkError('invalid-input', 'The request has several Host headers; send one.');
  }
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    return new GewerkError(
      'unsupported-media-type',
      'Only uncompressed bodies are accepted; send no Content-Encoding.',
    );
  }
  if ((url?.length ?? 0) > MAX_URL_CHARACTERS) {
    return new GewerkError(
      'uri-too-long',
      `The address is longer than ${MAX_URL_CHARACTERS} characters; shorten it.`,
    );
  }
  if (headerCharacters(rawHeaders) > MAX_HEADER_CHARACTERS) {
    return new GewerkError(
      'headers-too-large',
      `The headers are longer than ${MAX_HEADER_CHARACTERS} characters; send fewer or shorter ones.`,
    );
  }
  // Pages have their own message for a URL that cannot be decoded.
  if (url?.includes('%') && !isPageAddress(url) && !isDecodable(url)) {
    return new GewerkError('invalid-input', BROKEN_ENCODING);
  }
  if (request.headers['service-worker'] !== undefined) {
    // A service worker registered by a snippet could read every page of this origin, including the panel's with
    // their tokens.
    return new GewerkError('forbidden', 'This site has no service worker.');
  }
  return undefined;
}

/** How often a header occurs; of some headers Node keeps only the first. */
function timesOf(name: string, rawHeaders: readonly string[]): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const part = rawHeaders[index];
    if (part?.length === name.length && part.toLowerCase() === name) times += 1;
  }
  return times;
}

function headerCharacters(rawHeaders: readonly string[]): number {
  let characters = 0;
  for (const part of rawHeaders) characters += part.length + 2;
  return characters;
}
