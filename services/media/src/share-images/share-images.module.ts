import { Module } from '@nestjs/common';
import { OwnPhotosModule } from '../own-photos/own-photos.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SitePicturesModule } from '../site-pictures/site-pictures.module.js';
import { CardPhotoReader } from './card-photo.reader.js';
import { CardReader } from './card.reader.js';
import { GetShareImage } from './get-share-image.js';
import { PagePrinter } from './page-printer.js';
import { sharePlan } from './share-plan.js';

@Module({
  imports: [OwnPhotosModule, PhotosModule, PicturesModule, SitePicturesModule],
  controllers: [GetShareImage],
  providers: [
    CardPhotoReader,
    CardReader,
    { provide: PagePrinter, useFactory: () => new PagePrinter(sharePlan()) },
  ],
})
export class ShareImagesModule {}
