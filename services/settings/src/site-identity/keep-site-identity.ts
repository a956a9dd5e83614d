import { isDeepStrictEqual } from 'node:util';
import { defaultSiteIdentity, GewerkError, type SiteIdentity } from '@gewerk/contracts';
import {
  getSiteIdentity,
  listSiteIdentities,
  type OutputOf,
  type ParsedInputOf,
  saveSiteIdentity,
  siteIdentityChanged,
} from '@gewerk/contracts/bus';
import { Answers, Outbox, UseCase } from '@gewerk/messaging';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { SiteIdentitiesRepository } from './site-identities.repository.js';

type Saved = OutputOf<typeof saveSiteIdentity>;

@UseCase()
export class KeepSiteIdentity {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly identities: SiteIdentitiesRepository,
    private readonly outbox: Outbox,
  ) {}

  @Answers(getSiteIdentity)
  async get(): Promise<SiteIdentity> {
    return (await this.current()).identity;
  }

  @Answers(listSiteIdentities)
  async list(): Promise<OutputOf<typeof listSiteIdentities>> {
    const stored = await this.identities.list();
    const versions = stored.map(({ _id, identity, savedAt }) => ({
      version: _id,
      savedAt: savedAt.toISOString(),
      identity,
    }));
    const [newest] = versions;
    return { version: newest?.version ?? 0, identity: newest?.identity ?? defaultSiteIdentity, versions };
  }

  /** Saves a version and its event in one transaction. */
  @Answers(saveSiteIdentity)
  async save({ baseVersion, ...identity }: ParsedInputOf<typeof saveSiteIdentity>): Promise<Saved> {
    const saved = await this.connection.transaction((session) => this.write(identity, baseVersion, session));
    this.outbox.wake();
    return saved;
  }

  private async write(identity: SiteIdentity, baseVersion: number, session: ClientSession): Promise<Saved> {
    const current = await this.current(session);
    if (isDeepStrictEqual(current.identity, identity)) return { version: current.version, identity };
    if (baseVersion !== current.version) {
      throw new GewerkError(
        'conflict',
        `The site's name was saved meanwhile: version ${current.version} is current, the change was made to ${baseVersion}.`,
      );
    }
    const version = current.version + 1;
    await this.identities.add({ _id: version, identity, savedAt: new Date() }, session);
    await this.outbox.add(session, siteIdentityChanged, { version });
    return { version, identity };
  }

  private async current(session?: ClientSession): Promise<{ version: number; identity: SiteIdentity }> {
    const newest = await this.identities.newest(session);
    return newest
      ? { version: newest._id, identity: newest.identity }
      : { version: 0, identity: defaultSiteIdentity };
  }
}
