import { MessagingModule } from '@gewerk/messaging';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AliasRedirectsModule } from './alias-redirects/alias-redirects.module.js';
import { ApiModule } from './api/api.module.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { FormsModule } from './forms/forms.module.js';
import { GatewayHealthController } from './health/gateway-health.controller.js';
import { LeaveConnections } from './http/connections/leave-connections.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OwnListingModule } from './own-listing/own-listing.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PanelModule } from './panel/panel.module.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { RatesModule } from './rates/rates.module.js';
import { ServiceGuards } from './shedding/service-guards.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { BaseMapModule } from './base-map/base-map.module.js';
import { DemoPicturesController } from './static/demo-pictures.controller.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { TilesController } from './tiles/tiles.controller.js';

@Global()
@Module({})
class EnvModule {
  static of(env: GatewayEnv): DynamicModule {
    return {
      module: EnvModule,
      providers: [{ provide: GATEWAY_ENV, useValue: env }],
      exports: [GATEWAY_ENV],
    };
  }
}

@Module({})
export class AppModule {
  static of(env: GatewayEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.of(env),
        MessagingModule.forProcess('gateway', { health: false, guard: new ServiceGuards() }),
        RatesModule,
        PanelModule,
        AliasRedirectsModule,
        OwnListingModule,
        ApiModule,
        FormsModule,
        PagesModule,
        SitemapModule,
        StatisticsModule,
        BaseMapModule,
      ],
      controllers: [
        GatewayHealthController,
        OpenApiController,
        PicturesController,
        DemoPicturesController,
        TilesController,
      ],
      providers: [LeaveConnections],
    };
  }
}
