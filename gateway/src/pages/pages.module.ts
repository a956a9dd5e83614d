import { KnownSite } from '@gewerk/messaging';
import { createRenderer } from '@gewerk/web/server';
import { Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { ApiModule } from '../api/api.module.js';
import { PanelModule } from '../panel/panel.module.js';
import { IconsController } from './icons.controller.js';
import { ManifestController } from './manifest.controller.js';
import { PageCache } from './page-cache.js';
import { PageInvalidation } from './page-invalidation.js';
import { PageRenderer, WEB_RENDERER } from './page-renderer.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';
import { PreviewsController } from './previews/previews.controller.js';
import { SharedReads } from './shared-reads.js';

/** Server-side rendered pages and their cache. */
@Module({
  imports: [ApiModule, PanelModule],
  controllers: [IconsController, ManifestController, PreviewsController, PagesController],
  providers: [
    { provide: WEB_RENDERER, useFactory: () => createRenderer() },
    {
      provide: PageCache,
      inject: [GATEWAY_ENV],
      useFactory: (env: GatewayEnv) => new PageCache(env.PAGE_CACHE_BYTES),
    },
    KnownSite,
    SharedReads,
    PageRenderer,
    PagesService,
    PageInvalidation,
  ],
  exports: [PagesService, PageRenderer, WEB_RENDERER],
})
export class PagesModule {}
