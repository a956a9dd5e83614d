import { GewerkError, invalidField } from '@gewerk/contracts';
import {
  type AliasDomain,
  aliasDomainsChanged,
  listAliasDomains,
  type ParsedInputOf,
  removeAliasDomain,
  saveAliasDomain,
} from '@gewerk/contracts/bus';
import { ALIAS_DOMAIN } from '@gewerk/contracts/limits';
import { Answers, Outbox, UseCase } from '@gewerk/messaging';
import { inFreePlace } from '@gewerk/service-kit';
import { Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { OWN_HOSTS } from '../env.js';
import { AliasDomainsRepository } from './alias-domains.repository.js';

/** Saves each change and its event in one transaction. */
@UseCase()
export class EditAliasDomains {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(OWN_HOSTS) private readonly ownHosts: readonly string[],
    private readonly domains: AliasDomainsRepository,
    private readonly outbox: Outbox,
  ) {}

  @Answers(listAliasDomains)
  async list(): Promise<{ domains: AliasDomain[] }> {
    return { domains: await this.domains.list() };
  }

  @Answers(saveAliasDomain)
  async save({ domain, targetPath }: ParsedInputOf<typeof saveAliasDomain>): Promise<AliasDomain> {
    if (this.ownHosts.includes(domain)) throw ownHost(domain);
    const store = (place?: number) =>
      this.withEvent(domain, (session) =>
        this.domains.save({ domain, targetPath, ...(place !== undefined && { place }) }, session),
      );
    if (await this.domains.has(domain)) return store();
    const taken = () => this.domains.places();
    const added = await inFreePlace({ most: ALIAS_DOMAIN.maxCount, taken, store });
    if (!added) throw tooMany();
    return added;
  }

  @Answers(removeAliasDomain)
  async remove({ domain }: ParsedInputOf<typeof removeAliasDomain>): Promise<{ removed: boolean }> {
    return { removed: await this.withEvent(domain, (session) => this.domains.remove(domain, session)) };
  }

  private async withEvent<T>(domain: string, change: (session: ClientSession) => Promise<T>): Promise<T> {
    const result = await this.connection.transaction(async (session) => {
      const changed = await change(session);
      await this.outbox.add(session, aliasDomainsChanged, { domain });
      return changed;
    });
    this.outbox.wake();
    return result;
  }
}

const ownHost = (domain: string): GewerkError =>
  invalidField('domain', `must be a different host from ${domain}, which is this site's own`);

const tooMany = (): GewerkError =>
  new GewerkError('conflict', `There are ${ALIAS_DOMAIN.maxCount} alias domains already; remove one first.`);
