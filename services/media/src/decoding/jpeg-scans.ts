/** The marker before each scan; within a scan, DA never follows FF. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * The number of scans in a JPEG, including those of the thumbnail that a camera adds. For each scan, the
 * decoder processes all blocks.
 */
export function jpegScans(photo: Uint8Array): number {
  const bytes = Buffer.from(photo.buffer, photo.byteOffset, photo.length);
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans += 1;
  return scans;
}
