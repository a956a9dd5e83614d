import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GetSiteLogo } from './get-site-logo.js';
import { KeepSiteIdentity } from './keep-site-identity.js';
import { KeepSiteLogo } from './keep-site-logo.js';
import { SiteIdentitiesRepository } from './site-identities.repository.js';
import { SITE_IDENTITY_MODEL, siteIdentitySchema } from './site-identity.schema.js';
import { SITE_LOGO_MODEL, siteLogoSchema } from './site-logo.schema.js';
import { SiteLogosRepository } from './site-logos.repository.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SITE_IDENTITY_MODEL, schema: siteIdentitySchema },
      { name: SITE_LOGO_MODEL, schema: siteLogoSchema },
    ]),
  ],
  controllers: [GetSiteLogo, KeepSiteIdentity],
  providers: [KeepSiteLogo, SiteIdentitiesRepository, SiteLogosRepository],
})
export class SiteIdentityModule {}
