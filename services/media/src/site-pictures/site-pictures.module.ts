import { KnownSite } from '@gewerk/messaging';
import { Module } from '@nestjs/common';
import { DecodingModule } from '../decoding/decoding.module.js';
import { GetSiteIcon } from './get-site-icon.js';
import { MakeSiteLogo } from './make-site-logo.js';
import { SiteLogoReader } from './site-logo.reader.js';

/** The site's logo and its icons. */
@Module({
  imports: [DecodingModule],
  controllers: [GetSiteIcon, MakeSiteLogo],
  providers: [KnownSite, SiteLogoReader],
  exports: [KnownSite, SiteLogoReader],
})
export class SitePicturesModule {}
