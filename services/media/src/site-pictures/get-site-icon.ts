import { getSiteIcon, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, KnownSite, UseCase } from '@gewerk/messaging';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { siteMark } from './site-mark.js';
import { SiteLogoReader } from './site-logo.reader.js';

const PAPER = '#FBFAF7';
const MOST_KEPT = 16;
/** An icon of at least this size has a background, which phones crop to a circle or a rounded square. */
const ON_GROUND = 180;
const SHARE_ON_GROUND = 0.66;

/**
 * The site's icon in each size, drawn from its logo, otherwise from the mark in its accent colour; null if the site
 * has neither a logo nor an accent colour.
 */
@UseCase()
export class GetSiteIcon {
  private readonly made = new LRUCache<string, Promise<string>>({ max: MOST_KEPT });

  constructor(
    private readonly site: KnownSite,
    private readonly logos: SiteLogoReader,
  ) {}

  @Answers(getSiteIcon)
  async get({ size }: ParsedInputOf<typeof getSiteIcon>): Promise<OutputOf<typeof getSiteIcon>> {
    const { logo, accent } = await this.site.read();
    if (!logo && accent === undefined) return { base64: null };
    const key = `${logo?.id ?? ''} ${accent ?? ''} ${size}`;
    const known = this.made.get(key);
    if (known) return { base64: await known };
    const making = (logo ? this.fromLogo(logo.id, size) : fromMark(accent, size)).then((png) =>
      png.toString('base64'),
    );
    this.made.set(key, making);
    making.catch(() => this.made.delete(key));
    return { base64: await making };
  }

  private async fromLogo(id: string, size: number): Promise<Buffer> {
    const png = await this.logos.read(id);
    const hasGround = size >= ON_GROUND;
    const inside = hasGround ? Math.round(size * SHARE_ON_GROUND) : size;
    const drawn = await sharp(png)
      .resize({ width: inside, height: inside, fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    return sharp({
      create: { width: size, height: size, channels: 4, background: hasGround ? PAPER : '#00000000' },
    })
      .composite([{ input: drawn }])
      .png()
      .toBuffer();
  }
}

const fromMark = (accent: string | undefined, size: number): Promise<Buffer> =>
  sharp(Buffer.from(siteMark(accent, size)))
    .png()
    .toBuffer();
