import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { OwnPhotosModule } from './own-photos/own-photos.module.js';
import { PhotoUpdateModule, type SiteOptions } from './photo-update/photo-update.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { ShareImagesModule } from './share-images/share-images.module.js';
import { SitePicturesModule } from './site-pictures/site-pictures.module.js';

const modules = (sites?: SiteOptions) => [
  MongoModule.forDatabase('gewerk_media'),
  MessagingModule.forProcess('media'),
  OwnPhotosModule,
  PhotosModule,
  PhotoUpdateModule.withSites(sites),
  ShareImagesModule,
  SitePicturesModule,
];

@Module({ imports: modules() })
export class AppModule {}

/** The options for websites are only for tests. */
@Module({})
export class AppModuleForTests {
  static withSites(sites: SiteOptions): DynamicModule {
    return { module: AppModuleForTests, imports: modules(sites) };
  }
}
