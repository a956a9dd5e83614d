import { isDeepStrictEqual } from 'node:util';
import { defaultSiteIdentity, GewerkError, type SiteIdentity, type SiteLogo } from '@gewerk/contracts';
import {
  getSiteIdentity,
  listSiteIdentities,
  type OutputOf,
  type ParsedInputOf,
  previewSiteIdentity,
  saveSiteIdentity,
  siteIdentityChanged,
} from '@gewerk/contracts/bus';
import { Answers, Outbox, UseCase } from '@gewerk/messaging';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { KeepSiteLogo, type ReadyLogo } from './keep-site-logo.js';
import { SiteIdentitiesRepository } from './site-identities.repository.js';

type Saved = OutputOf<typeof saveSiteIdentity>;
type Given = Omit<ParsedInputOf<typeof saveSiteIdentity>, 'baseVersion' | 'logo'>;
/** The given logo: undefined leaves the logo as it is, null removes it. */
type GivenLogo = ReadyLogo | null | undefined;

@UseCase()
export class KeepSiteIdentity {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly identities: SiteIdentitiesRepository,
    private readonly logos: KeepSiteLogo,
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

  @Answers(previewSiteIdentity)
  async preview({
    logo: sent,
    ...given
  }: ParsedInputOf<typeof previewSiteIdentity>): Promise<OutputOf<typeof previewSiteIdentity>> {
    const ready = sent && (await this.logos.ready(sent));
    const { identity } = await this.current();
    const logo = ready ? await this.logos.shown(ready) : ready === null ? undefined : identity.logo;
    const picture = ready && 'made' in ready ? ready.made.png.toString('base64') : null;
    return { identity: changed(identity, given, logo), picture };
  }

  /** Saves a version and its event in one transaction. */
  @Answers(saveSiteIdentity)
  async save({ baseVersion, logo, ...given }: ParsedInputOf<typeof saveSiteIdentity>): Promise<Saved> {
    const ready = logo && (await this.logos.ready(logo));
    const saved = await this.connection.transaction((session) =>
      this.write(given, ready, baseVersion, session),
    );
    this.outbox.wake();
    return saved;
  }

  private async write(
    given: Given,
    ready: GivenLogo,
    baseVersion: number,
    session: ClientSession,
  ): Promise<Saved> {
    const current = await this.current(session);
    const logo = ready
      ? await this.logos.keep(ready, session)
      : ready === null
        ? undefined
        : current.identity.logo;
    const identity = changed(current.identity, given, logo);
    if (isDeepStrictEqual(current.identity, identity)) return { version: current.version, identity };
    if (baseVersion !== current.version) {
      throw new GewerkError(
        'conflict',
        `The site's identity was saved in the meantime: version ${current.version} is current, but the change was made to version ${baseVersion}.`,
      );
    }
    const version = current.version + 1;
    await this.identities.add({ _id: version, identity, savedAt: new Date() }, session);
    await this.logos.clear(await this.identities.list(session), session);
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

/** Leaves out empty values, which stand for the defaults, so that equal identities are stored equally. */
function changed(current: SiteIdentity, given: Given, logo: SiteLogo | undefined): SiteIdentity {
  const all = { ...current, ...given, logo };
  const isSet = ([, value]: [string, unknown]) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return { ...(Object.fromEntries(Object.entries(all).filter(isSet)) as object), name: all.name };
}
