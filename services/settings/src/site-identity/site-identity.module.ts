import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeepSiteIdentity } from './keep-site-identity.js';
import { SiteIdentitiesRepository } from './site-identities.repository.js';
import { SITE_IDENTITY_MODEL, siteIdentitySchema } from './site-identity.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SITE_IDENTITY_MODEL, schema: siteIdentitySchema }])],
  controllers: [KeepSiteIdentity],
  providers: [SiteIdentitiesRepository],
})
export class SiteIdentityModule {}
