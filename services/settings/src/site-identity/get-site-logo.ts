import { GewerkError } from '@gewerk/contracts';
import { getSiteLogo, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { SiteLogosRepository } from './site-logos.repository.js';

@UseCase()
export class GetSiteLogo {
  constructor(private readonly logos: SiteLogosRepository) {}

  @Answers(getSiteLogo)
  async get({ id }: ParsedInputOf<typeof getSiteLogo>): Promise<OutputOf<typeof getSiteLogo>> {
    const logo = await this.logos.read(id);
    if (!logo) throw new GewerkError('photo-not-found', 'There is no such logo.');
    return { contentType: 'image/png', base64: Buffer.from(bytesOf(logo.png)).toString('base64') };
  }
}

/** The bytes of a picture, which lean documents contain as MongoDB's own binary value. */
const bytesOf = (stored: Buffer | { readonly buffer: Uint8Array }): Uint8Array =>
  Buffer.isBuffer(stored) ? stored : stored.buffer;
