import { GewerkError, type ParsedInputOf, type replacePhotos } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BusinessChanges } from '../manage-businesses/business-changes.js';
import { ManagedBusinessesRepository } from '../manage-businesses/managed-businesses.repository.js';
import { withPhoto } from './with-photo.js';

/** Gives businesses photos of their websites. */
@Injectable()
export class ReplacePhotosService {
  constructor(
    private readonly businesses: ManagedBusinessesRepository,
    private readonly changes: BusinessChanges,
  ) {}

  async replace({ id, photo, broken }: ParsedInputOf<typeof replacePhotos>): Promise<{ isThere: boolean }> {
    return this.changes.run(async (session, commit) => {
      const before = await this.find(id, session);
      if (!before) return { isThere: false };
      if (before.photos.includes(photo)) return { isThere: true };
      const photos = withPhoto(before.photos, photo, broken);
      if (!photos) return { isThere: false };
      const photosCount = Math.max(photos.length, before.photosCount - before.photos.length + photos.length);
      // The run that wrote it last stays: an import that goes on meanwhile tells its own rows by it.
      const fields = { ...before, photos, photosCount };
      await commit(await this.changes.plan([{ before, fields, row: 1 }], before.lastRun, session));
      return { isThere: true };
    });
  }

  private async find(id: string, session: ClientSession): Promise<BusinessRecord | null> {
    try {
      return await this.businesses.get(id, session);
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'business-not-found') return null;
      throw error;
    }
  }
}
