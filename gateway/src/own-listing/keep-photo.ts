import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { GewerkError } from '@gewerk/contracts';
import { type InputOf, keepOwnPhoto, type OutputOf } from '@gewerk/contracts/bus';
import type { FileStore, MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';

/**
 * Passes an uploaded picture to the media service through the file store. Fails with `invalid-input` if it is not
 * a picture.
 */
export async function keepPhoto(
  { bus, files }: { readonly bus: MessageBus; readonly files: FileStore },
  body: unknown,
  owner: Omit<InputOf<typeof keepOwnPhoto>, 'file'>,
): Promise<OutputOf<typeof keepOwnPhoto>> {
  if (!Buffer.isBuffer(body)) throw new GewerkError('invalid-input', 'The body must be a photo.');
  const file = `own-photos/${randomUUID()}`;
  await files.put(file, Readable.from([body]));
  try {
    return await bus.request(keepOwnPhoto, { ...owner, file });
  } finally {
    await files
      .delete(file)
      .catch((error: unknown) => logger.warn({ err: error, file }, 'A sent photo could not be removed'));
  }
}
