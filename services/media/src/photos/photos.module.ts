import { OutboundHttp } from '@gewerk/outbound-http';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { DecodingModule } from '../decoding/decoding.module.js';
import { readMediaEnv } from '../env.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { GetPhoto } from './get-photo.js';
import { PhotoFetcher } from './photo-fetcher.js';
import { PhotoKeeper } from './photo-keeper.js';
import { USER_AGENT } from './user-agent.js';

@Module({
  imports: [DecodingModule, PicturesModule],
  controllers: [GetPhoto],
  providers: [
    {
      provide: OutboundHttp,
      useFactory: () => new OutboundHttp({ userAgent: USER_AGENT, allow: readMediaEnv().outboundAllow }),
    },
    PhotoFetcher,
    PhotoKeeper,
  ],
  exports: [PhotoFetcher, PhotoKeeper],
})
export class PhotosModule implements OnApplicationShutdown {
  constructor(private readonly http: OutboundHttp) {}

  onApplicationShutdown(): Promise<void> {
    return this.http.close();
  }
}
