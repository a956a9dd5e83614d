import { Module } from '@nestjs/common';
import { RecordModule } from '../record/record.module.js';
import { SelectionsModule } from '../selections/selections.module.js';
import { WriteModule } from '../write/write.module.js';
import { PhotoSitesRepository } from './photo-sites.repository.js';
import { ReplacePhotos } from './replace-photos.js';
import { ScanPhotoSites } from './scan-photo-sites.js';

/** What the photo update reads and changes. */
@Module({
  imports: [RecordModule, SelectionsModule, WriteModule],
  controllers: [ReplacePhotos, ScanPhotoSites],
  providers: [PhotoSitesRepository],
})
export class PhotosModule {}
