import { crc32, createInflateRaw } from 'node:zlib';
import yauzl from 'yauzl';
import { fileFaults } from '../file-faults.js';
import { UNPACKED } from '../sheet-limits.js';

/**
 * A zip file in memory. Before anything is unpacked, its directory is checked: number of parts, sizes,
 * ratios, encryption. Parts are read exactly as the directory describes them; a part that unpacks to another
 * size or checksum is a fault.
 */
export class ZipArchive {
  private constructor(
    private readonly bytes: Buffer,
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  static async open(bytes: Buffer): Promise<ZipArchive> {
    const zip = await openZip(bytes);
    if (zip.entryCount > UNPACKED.entries) throw fileFaults.bomb(`${zip.entryCount} parts`);
    const entries = await listEntries(zip);
    checkSizes([...entries.values()], bytes.length);
    return new ZipArchive(bytes, zip, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  names(): string[] {
    return [...this.entries.keys()];
  }

  /** The unpacked bytes of a part, in chunks; the last one comes only after size and checksum were verified. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw fileFaults.missingPart(name);
    let checksum = 0;
    let size = 0;
    let held: Buffer | undefined;
    for await (const chunk of unpacked(name, entry, await this.packed(name, entry))) {
      checksum = crc32(chunk, checksum);
      size += chunk.length;
      if (size > entry.uncompressedSize) throw fileFaults.damaged(name);
      if (held) yield held;
      held = chunk;
    }
    if (size !== entry.uncompressedSize || checksum !== entry.crc32) throw fileFaults.damaged(name);
    if (held) yield held;
  }

  private packed(name: string, entry: yauzl.Entry): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.zip.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
        if (error) return reject(fileFaults.damaged(name));
        const packed = this.bytes.subarray(header.fileDataStart, header.fileDataStart + entry.compressedSize);
        if (packed.length < entry.compressedSize) reject(fileFaults.truncated());
        else resolve(packed);
      });
    });
  }
}

/** Large chunks: each hand-over between zlib and the reader costs more than unpacking 16 KB. */
const CHUNK_BYTES = 256 * 1024;
const STORED = 0;
const DEFLATED = 8;

async function* unpacked(name: string, entry: yauzl.Entry, packed: Buffer): AsyncGenerator<Buffer> {
  if (entry.compressionMethod === STORED) {
    yield packed;
    return;
  }
  if (entry.compressionMethod !== DEFLATED) throw fileFaults.damaged(name);
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield chunk as Buffer;
  } catch {
    throw fileFaults.damaged(name);
  } finally {
    inflate.destroy();
  }
}

function openZip(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(fileFaults.truncated());
      else resolve(zip);
    });
  });
}

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(fileFaults.truncated()));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.isEncrypted()) reject(fileFaults.encrypted());
      else if (entries.has(entry.fileName))
        reject(fileFaults.damaged(`${entry.fileName}, which is there twice,`));
      else {
        entries.set(entry.fileName, entry);
        zip.readEntry();
      }
    });
    zip.readEntry();
  });
}

/** If parts share packed bytes (an overlapping zip bomb), their sizes add up to more than the size of the file. */
function checkSizes(entries: readonly yauzl.Entry[], fileBytes: number): void {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (packed > fileBytes) throw fileFaults.bomb('overlapping parts');
  if (unpacked > UNPACKED.totalBytes) throw fileFaults.bomb(`${Math.round(unpacked / 1024 / 1024)} MB`);
  for (const entry of entries) {
    const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
    if (entry.uncompressedSize > UNPACKED.ratioFromBytes && ratio > UNPACKED.ratio) {
      throw fileFaults.bomb(`${entry.fileName} ${Math.round(ratio)} times its size`);
    }
  }
}
