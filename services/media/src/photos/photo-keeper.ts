import { Injectable } from '@nestjs/common';
import { PHOTO_WIDTHS } from '@gewerk/contracts';
import { PictureFolder } from '../pictures/picture-folder.js';
import { makeRenditions } from './make-renditions.js';
import { renditionName } from './photo-address.js';

/** Makes the renditions of photos from elsewhere and keeps them by address. */
@Injectable()
export class PhotoKeeper {
  constructor(private readonly kept: PictureFolder) {}

  /** One width of the photo at an address; undefined where it is not kept. */
  read(address: string, width: number): Promise<Uint8Array | undefined> {
    return this.kept.read(renditionName(address, width));
  }

  /** Whether a visitor would see the photo without its site being asked. */
  async has(address: string): Promise<boolean> {
    return (await this.read(address, PHOTO_WIDTHS[0])) !== undefined;
  }

  /** Makes every width and keeps it. Fails with NoPhoto. */
  async keep(address: string, photo: Uint8Array): Promise<Map<number, Uint8Array>> {
    const renditions = await makeRenditions(photo);
    for (const [width, picture] of renditions) await this.kept.write(renditionName(address, width), picture);
    return renditions;
  }
}
