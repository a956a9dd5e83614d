import { MessagingModule } from '@gewerk/messaging';
import { OutboundHttp } from '@gewerk/outbound-http';
import { Module } from '@nestjs/common';
import { PagePrinter } from './browser/page-printer.js';
import { type MediaEnv, readMediaEnv } from './env.js';
import { PhotoController } from './photos/photo.controller.js';
import { PhotoReader } from './photos/photo.reader.js';
import { PhotoService } from './photos/photo.service.js';
import { PictureFolder } from './pictures/picture-folder.js';
import { CardReader } from './share-image/card.reader.js';
import { ShareImageController } from './share-image/share-image.controller.js';
import { ShareImageService } from './share-image/share-image.service.js';
import { sharePlan } from './share-image/share-plan.js';

const MEDIA_ENV = Symbol('media-env');
const USER_AGENT = 'Gewerk/1.0 (photos of listed businesses)';

@Module({
  imports: [MessagingModule.forProcess('media')],
  controllers: [ShareImageController, PhotoController],
  providers: [
    { provide: MEDIA_ENV, useFactory: () => readMediaEnv() },
    {
      provide: PictureFolder,
      inject: [MEDIA_ENV],
      useFactory: (env: MediaEnv) => new PictureFolder(env.pictureFolder, env.pictureCacheBytes),
    },
    {
      provide: OutboundHttp,
      inject: [MEDIA_ENV],
      useFactory: (env: MediaEnv) => new OutboundHttp({ userAgent: USER_AGENT, allow: env.outboundAllow }),
    },
    { provide: PagePrinter, useFactory: () => new PagePrinter(sharePlan()) },
    CardReader,
    PhotoReader,
    PhotoService,
    ShareImageService,
  ],
})
export class AppModule {}
