import { APPLIED_BATCH_MODEL, AppliedBatches, appliedBatchSchema, MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ALIAS_DOMAIN_MODEL, aliasDomainSchema } from './alias-domains/alias-domain.schema.js';
import { AliasDomainsController } from './alias-domains/alias-domains.controller.js';
import { AliasDomainsRepository } from './alias-domains/alias-domains.repository.js';
import { AliasDomainsService } from './alias-domains/alias-domains.service.js';
import { CANONICAL_HOST, readCanonicalHost } from './env.js';
import { RedirectCountsController } from './redirect-counts/redirect-counts.controller.js';
import { RedirectCountsRepository } from './redirect-counts/redirect-counts.repository.js';
import {
  CLEARING_MODEL,
  clearingSchema,
  DOMAIN_COUNT_MODEL,
  domainCountSchema,
} from './redirect-counts/redirect-counts.schemas.js';
import { RedirectCountsService } from './redirect-counts/redirect-counts.service.js';

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
  controllers: [AliasDomainsController, RedirectCountsController],
  providers: [
    { provide: CANONICAL_HOST, useFactory: readCanonicalHost },
    AliasDomainsRepository,
    AliasDomainsService,
    AppliedBatches,
    RedirectCountsRepository,
    RedirectCountsService,
  ],
})
export class AppModule {}
