import { getSiteLogo } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';

/** Reads the site's logo. The last one is cached, since the logo with a given id never changes. */
@Injectable()
export class SiteLogoReader {
  private kept: { id: string; png: Promise<Buffer> } | undefined;

  constructor(private readonly bus: MessageBus) {}

  /** As a PNG. Fails with `photo-not-found`. */
  read(id: string): Promise<Buffer> {
    if (this.kept?.id === id) return this.kept.png;
    const png = this.bus.request(getSiteLogo, { id }).then(({ base64 }) => Buffer.from(base64, 'base64'));
    const kept = { id, png };
    this.kept = kept;
    png.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return png;
  }
}
