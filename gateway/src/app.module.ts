import { MessagingModule } from '@gewerk/messaging';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { AliasRedirectsModule } from './alias-redirects/alias-redirects.module.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { GatewayHealthController } from './health/gateway-health.controller.js';
import { MetricsServer } from './health/metrics-server.js';
import { LeaveConnections } from './http/leave-connections.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OwnListingModule } from './own-listing/own-listing.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PublicApiModule } from './public-api/public-api.module.js';
import { ServiceGuards } from './shedding/service-guards.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { PublicFormsModule } from './public-forms/public-forms.module.js';
import { DemoPicturesController } from './static/demo-pictures.controller.js';
import { UsageModule } from './usage/usage.module.js';

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
        AdminModule,
        AliasRedirectsModule,
        OwnListingModule,
        PublicApiModule,
        PublicFormsModule,
        PagesModule,
        SitemapModule,
        UsageModule,
      ],
      controllers: [GatewayHealthController, OpenApiController, PicturesController, DemoPicturesController],
      providers: [LeaveConnections, MetricsServer],
    };
  }
}
