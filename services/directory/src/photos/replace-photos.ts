import { type ParsedInputOf, replacePhotos } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessWriter, WholeRecordsRepository } from '../write/index.js';
import { withPhoto } from './with-photo.js';

/** Gives businesses photos from their websites. */
@UseCase()
export class ReplacePhotos {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly writer: BusinessWriter,
  ) {}

  @Answers(replacePhotos)
  replace({ id, photo, broken }: ParsedInputOf<typeof replacePhotos>): Promise<{ isThere: boolean }> {
    return this.writer.inTurn(async (change) => {
      const before = await this.records.find(id, change.session);
      if (!before) return { isThere: false };
      if (before.photos.includes(photo)) return { isThere: true };
      const photos = withPhoto(before.photos, photo, broken);
      if (!photos) return { isThere: false };
      const photosCount = Math.max(photos.length, before.photosCount - before.photos.length + photos.length);
      const fields = { ...before, photos, photosCount };
      // `lastRun` stays the same, since an import in progress recognises its own rows by it.
      const source = { kind: 'panel', runId: before.lastRun, origin: 'photos' } as const;
      await change.write(await change.plan(source, { planned: [{ before, fields }] }));
      return { isThere: true };
    });
  }
}
