import { demoPictures } from '@gewerk/demo-data';

let pictures: Map<string, Uint8Array> | undefined;

/** A drawn picture of the demo directory by its path, `/demo-pictures/kfz-werkstatt-1.svg`; undefined if unknown. */
export function demoPicture(path: string): Uint8Array | undefined {
  pictures ??= new Map([...demoPictures()].map((picture) => [picture.path, Buffer.from(picture.svg)]));
  return pictures.get(path);
}
