import { Injectable } from '@nestjs/common';
import { PHOTO_WIDTHS } from '@gewerk/contracts/limits';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { PictureFolder } from '../pictures/picture-folder.js';
import { renditionName } from './photo-address.js';

/** Makes renditions of external photos and keeps them by address. */
@Injectable()
export class PhotoKeeper {
  constructor(
    private readonly kept: PictureFolder,
    private readonly decoder: PictureDecoder,
  ) {}

  /** Undefined if none is stored. */
  read(address: string, width: number): Promise<Uint8Array | undefined> {
    return this.kept.read(renditionName(address, width));
  }

  /** Whether the photo can be shown without a request to its site. */
  async has(address: string): Promise<boolean> {
    return (await this.read(address, PHOTO_WIDTHS[0])) !== undefined;
  }

  /** Makes and stores the renditions of a photo. Fails with NoPhoto. */
  async keep(address: string, photo: Uint8Array): Promise<Map<number, Uint8Array>> {
    const renditions = await this.decoder.makeRenditions(photo);
    for (const [width, picture] of renditions) await this.kept.write(renditionName(address, width), picture);
    return renditions;
  }
}
