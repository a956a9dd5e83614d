import { MessagingModule } from '@gewerk/messaging';
import { OutboundHttp, resolveName } from '@gewerk/outbound-http';
import { MongoModule } from '@gewerk/service-kit';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PagePrinter } from './browser/page-printer.js';
import { type MediaEnv, readMediaEnv } from './env.js';
import { ClearOwnPhotosService } from './own-photos/clear-own-photos.service.js';
import { OWN_PHOTO_MODEL, ownPhotoSchema } from './own-photos/own-photo.schema.js';
import { OwnPhotosController } from './own-photos/own-photos.controller.js';
import { OwnPhotosRepository } from './own-photos/own-photos.repository.js';
import { OwnPhotosService } from './own-photos/own-photos.service.js';
import { PHOTO_RESULT_MODEL, photoResultSchema } from './photo-runs/photo-result.schema.js';
import { PhotoResultsRepository } from './photo-runs/photo-results.repository.js';
import { PHOTO_RUN_MODEL, photoRunSchema } from './photo-runs/photo-run.schema.js';
import { PhotoRunsController } from './photo-runs/photo-runs.controller.js';
import { PhotoRunsRepository } from './photo-runs/photo-runs.repository.js';
import { PhotoRunsService } from './photo-runs/photo-runs.service.js';
import { PhotoController } from './photos/photo.controller.js';
import { PhotoKeeper } from './photos/photo-keeper.js';
import { PhotoReader } from './photos/photo.reader.js';
import { PhotoService } from './photos/photo.service.js';
import { PictureFolder } from './pictures/picture-folder.js';
import { CardReader } from './share-image/card.reader.js';
import { ShareImageController } from './share-image/share-image.controller.js';
import { ShareImageService } from './share-image/share-image.service.js';
import { sharePlan } from './share-image/share-plan.js';
import { PoliteHttp, type PoliteOptions } from './sites/polite-http.js';
import { BusinessPhotoUpdater } from './update-photos/business-photo.updater.js';
import { RunPhotoUpdateService } from './update-photos/run-photo-update.service.js';
import { SitePhotoFinder } from './update-photos/site-photo.finder.js';
import { WorkOffRunsService } from './update-photos/work-off-runs.service.js';

const MEDIA_ENV = Symbol('media-env');
const SITES_HTTP = Symbol('sites-http');
const SITE_OPTIONS = Symbol('site-options');
const USER_AGENT = 'Gewerk/1.0 (photos of listed businesses)';

interface SiteOptions extends PoliteOptions {
  /** `host:port` pairs that the photo update may reach although they are not public; for tests only. */
  allow?: readonly string[];
}

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_media'),
    MongooseModule.forFeature([
      { name: OWN_PHOTO_MODEL, schema: ownPhotoSchema },
      { name: PHOTO_RUN_MODEL, schema: photoRunSchema },
      { name: PHOTO_RESULT_MODEL, schema: photoResultSchema },
    ]),
    MessagingModule.forProcess('media'),
  ],
  controllers: [ShareImageController, OwnPhotosController, PhotoController, PhotoRunsController],
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
    { provide: SITE_OPTIONS, useValue: {} satisfies SiteOptions },
    {
      provide: SITES_HTTP,
      inject: [MEDIA_ENV, SITE_OPTIONS],
      // A connection a host, and names by DNS alone: dead name servers must not hold up visitors' photos.
      useFactory: ({ outboundAllow }: MediaEnv, { allow = [] }: SiteOptions) =>
        new OutboundHttp({
          userAgent: USER_AGENT,
          allow: [...outboundAllow, ...allow],
          connectionsPerOrigin: 1,
          resolve: resolveName,
        }),
    },
    {
      provide: PoliteHttp,
      inject: [SITES_HTTP, SITE_OPTIONS],
      useFactory: (http: OutboundHttp, options: SiteOptions) => new PoliteHttp(http, options),
    },
    { provide: PagePrinter, useFactory: () => new PagePrinter(sharePlan()) },
    BusinessPhotoUpdater,
    CardReader,
    ClearOwnPhotosService,
    OwnPhotosRepository,
    OwnPhotosService,
    PhotoKeeper,
    PhotoReader,
    PhotoResultsRepository,
    PhotoRunsRepository,
    PhotoRunsService,
    PhotoService,
    RunPhotoUpdateService,
    ShareImageService,
    SitePhotoFinder,
    WorkOffRunsService,
  ],
})
export class AppModule implements OnApplicationShutdown {
  constructor(
    @Inject(OutboundHttp) private readonly photos: OutboundHttp,
    @Inject(SITES_HTTP) private readonly sites: OutboundHttp,
  ) {}

  /** As the service runs, but asking websites with options that only tests have. */
  static withSites(options: SiteOptions): DynamicModule {
    return { module: AppModule, providers: [{ provide: SITE_OPTIONS, useValue: options }] };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.photos.close(), this.sites.close()]);
  }
}
