import { invalidField, PREVIEWED_LOGO, type SiteLogo } from '@gewerk/contracts';
import { makeSiteLogo, type ParsedInputOf, type saveSiteIdentity } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { StoredSiteIdentity } from './site-identity.schema.js';
import type { StoredSiteLogo } from './site-logo.schema.js';
import { SiteLogosRepository } from './site-logos.repository.js';

type GivenLogo = NonNullable<ParsedInputOf<typeof saveSiteIdentity>['logo']>;

/** A redrawn picture, or the id of a stored one. */
export type ReadyLogo =
  | { made: Omit<StoredSiteLogo, '_id'>; hasName: boolean }
  | { id: string; hasName: boolean };

/** Stores the logos of the site's identities. */
@Injectable()
export class KeepSiteLogo {
  constructor(
    private readonly bus: MessageBus,
    private readonly logos: SiteLogosRepository,
  ) {}

  /** The media service redraws the sent logo before anything is stored. */
  async ready(given: GivenLogo): Promise<ReadyLogo> {
    if (!('file' in given)) return given;
    const { base64, width, height } = await this.bus.request(makeSiteLogo, { file: given.file });
    return { made: { png: Buffer.from(base64, 'base64'), width, height }, hasName: given.hasName };
  }

  /** Fails with `invalid-input` for a logo that is no longer kept. */
  async keep(ready: ReadyLogo, session: ClientSession): Promise<SiteLogo> {
    const logo =
      'made' in ready ? await this.logos.save(ready.made, session) : await this.logos.read(ready.id, session);
    if (!logo) throw unknown();
    return { id: logo._id, ...sizeOf(logo), hasName: ready.hasName };
  }

  /** The logo for a preview, before it is stored. Fails like `keep`. */
  async shown(ready: ReadyLogo): Promise<SiteLogo> {
    const { hasName } = ready;
    if ('made' in ready) return { id: PREVIEWED_LOGO, ...sizeOf(ready.made), hasName };
    const kept = await this.logos.read(ready.id);
    if (!kept) throw unknown();
    return { id: kept._id, ...sizeOf(kept), hasName };
  }

  /** Deletes logos that none of these versions uses. */
  async clear(kept: readonly StoredSiteIdentity[], session: ClientSession): Promise<void> {
    const ids = kept.flatMap(({ identity }) => identity.logo?.id ?? []);
    await this.logos.deleteAllBut(ids, session);
  }
}

const sizeOf = ({ width, height }: Pick<StoredSiteLogo, 'width' | 'height'>) => ({ width, height });

const unknown = (): Error => invalidField('logo', 'must be the id of a stored logo');
