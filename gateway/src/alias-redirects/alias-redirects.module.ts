import { Module } from '@nestjs/common';
import { AliasDomains } from './alias-domains.js';
import { RedirectCounter } from './redirect-counter.js';

/** Alias domains, which redirect to this site. */
@Module({ providers: [AliasDomains, RedirectCounter], exports: [AliasDomains, RedirectCounter] })
export class AliasRedirectsModule {}
