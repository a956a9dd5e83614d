import { ForeignDocuments, OutboundHttp, resolveName } from '@gewerk/outbound-http';
import { RequeueForgottenRuns } from '@gewerk/service-kit';
import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DecodingModule } from '../decoding/decoding.module.js';
import { readMediaEnv } from '../env.js';
import { PhotosModule } from '../photos/photos.module.js';
import { USER_AGENT } from '../photos/user-agent.js';
import { BusinessPhotoUpdater } from './business-photo.updater.js';
import { ControlPhotoUpdate } from './control-photo-update.js';
import { PHOTO_RESULT_MODEL, photoResultSchema } from './photo-result.schema.js';
import { PhotoResultsRepository } from './photo-results.repository.js';
import { PHOTO_RUN_MODEL, photoRunSchema } from './photo-run.schema.js';
import { PhotoRunsRepository } from './photo-runs.repository.js';
import { RunPhotoUpdate } from './run-photo-update.js';
import { SitePhotoFinder } from './site-photo.finder.js';
import { PoliteHttp, type PoliteOptions } from './sites/polite-http.js';

export interface SiteOptions extends PoliteOptions {
  /** `host:port` pairs that are allowed although they are not public; for tests. */
  allow?: readonly string[];
}

/** Finds photos of businesses on their websites. */
@Module({})
export class PhotoUpdateModule implements OnApplicationShutdown {
  constructor(
    private readonly http: OutboundHttp,
    private readonly documents: ForeignDocuments,
  ) {}

  static withSites({ allow = [], ...options }: SiteOptions = {}): DynamicModule {
    return {
      module: PhotoUpdateModule,
      imports: [
        DecodingModule,
        PhotosModule,
        MongooseModule.forFeature([
          { name: PHOTO_RUN_MODEL, schema: photoRunSchema },
          { name: PHOTO_RESULT_MODEL, schema: photoResultSchema },
        ]),
      ],
      controllers: [ControlPhotoUpdate],
      providers: [
        {
          provide: OutboundHttp,
          // One connection per host. Names are not resolved by the system, which runs only a few look-ups at a time:
          // dead name servers would delay visitors' photos.
          useFactory: () =>
            new OutboundHttp({
              userAgent: USER_AGENT,
              allow: [...readMediaEnv().outboundAllow, ...allow],
              connectionsPerOrigin: 1,
              resolve: resolveName,
            }),
        },
        {
          provide: PoliteHttp,
          inject: [OutboundHttp, ForeignDocuments],
          useFactory: (http: OutboundHttp, documents: ForeignDocuments) =>
            new PoliteHttp(http, documents, options),
        },
        { provide: ForeignDocuments, useFactory: () => new ForeignDocuments() },
        BusinessPhotoUpdater,
        PhotoResultsRepository,
        PhotoRunsRepository,
        {
          provide: RequeueForgottenRuns,
          inject: [PhotoRunsRepository, RunPhotoUpdate],
          useFactory: (runs: PhotoRunsRepository, runner: RunPhotoUpdate) =>
            new RequeueForgottenRuns({
              what: 'photo updates',
              runs,
              // Not awaited: it may take hours.
              again: async ({ _id }) => void runner.run(_id),
              forgottenAfterMs: 0,
            }),
        },
        RunPhotoUpdate,
        SitePhotoFinder,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.http.close(), this.documents.close()]);
  }
}
