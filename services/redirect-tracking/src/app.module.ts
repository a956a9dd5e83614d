import { APPLIED_BATCH_MODEL, AppliedBatches, appliedBatchSchema, MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ALIAS_DOMAIN_MODEL, aliasDomainSchema } from './alias-domains/alias-domain.schema.js';
import { AliasDomainsRepository } from './alias-domains/alias-domains.repository.js';
import { EditAliasDomains } from './alias-domains/edit-alias-domains.js';
import { OWN_HOSTS, readOwnHosts } from './env.js';
import { RedirectCountsRepository } from './redirect-counts/redirect-counts.repository.js';
import {
  CLEARING_MODEL,
  clearingSchema,
  DOMAIN_COUNT_MODEL,
  domainCountSchema,
} from './redirect-counts/redirect-counts.schemas.js';
import { CountRedirects } from './redirect-counts/count-redirects.js';

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_redirect_tracking'),
    MongooseModule.forFeature([
      { name: ALIAS_DOMAIN_MODEL, schema: aliasDomainSchema },
      { name: DOMAIN_COUNT_MODEL, schema: domainCountSchema },
      { name: APPLIED_BATCH_MODEL, schema: appliedBatchSchema },
      { name: CLEARING_MODEL, schema: clearingSchema },
    ]),
    MessagingModule.forProcess('redirect-tracking', { outbox: true }),
  ],
  controllers: [CountRedirects, EditAliasDomains],
  providers: [
    { provide: OWN_HOSTS, useFactory: readOwnHosts },
    AliasDomainsRepository,
    AppliedBatches,
    RedirectCountsRepository,
  ],
})
export class AppModule {}
