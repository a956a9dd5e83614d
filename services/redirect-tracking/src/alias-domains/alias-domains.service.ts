import {
  ALIAS_DOMAIN,
  type AliasDomain,
  aliasDomainsChanged,
  GewerkError,
  type ParsedInputOf,
  type saveAliasDomain,
} from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { CANONICAL_HOST } from '../env.js';
import { AliasDomainsRepository } from './alias-domains.repository.js';

/** Which domains lead here. Each change and its announcement commit together. */
@Injectable()
export class AliasDomainsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CANONICAL_HOST) private readonly canonicalHost: string,
    private readonly domains: AliasDomainsRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<{ domains: AliasDomain[] }> {
    return { domains: await this.domains.list() };
  }

  async save({ domain, targetPath }: ParsedInputOf<typeof saveAliasDomain>): Promise<AliasDomain> {
    if (domain === this.canonicalHost) throw ownHost(domain);
    return this.announced(domain, async (session) => {
      if ((await this.domains.others(domain, session)) >= ALIAS_DOMAIN.maxCount) throw tooMany();
      return this.domains.save(domain, targetPath, session);
    });
  }

  async remove(domain: string): Promise<{ removed: boolean }> {
    return { removed: await this.announced(domain, (session) => this.domains.remove(domain, session)) };
  }

  private async announced<T>(domain: string, change: (session: ClientSession) => Promise<T>): Promise<T> {
    const result = await this.connection.transaction(async (session) => {
      const changed = await change(session);
      await this.outbox.add(session, aliasDomainsChanged, { domain });
      return changed;
    });
    this.outbox.wake();
    return result;
  }
}

function ownHost(domain: string): GewerkError {
  const message = `must be another host than ${domain}, which is the site's own: it would lead to itself`;
  return new GewerkError('invalid-input', `domain: ${message}`, [{ field: 'domain', message }]);
}

const tooMany = (): GewerkError =>
  new GewerkError('conflict', `There are ${ALIAS_DOMAIN.maxCount} alias domains already; remove one first.`);
