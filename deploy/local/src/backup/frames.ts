import type { Readable } from 'node:stream';

/**
 * A part of a backup: a line of JSON that describes the bytes that follow and gives their number, then the
 * bytes.
 */
export type FrameHead =
  | { kind: 'start'; format: 1; at: string }
  | { kind: 'collection'; database: string; collection: string; options: unknown; indexes: unknown[] }
  | { kind: 'documents'; count: number }
  | { kind: 'file'; name: string; size: number }
  | { kind: 'chunk' }
  | { kind: 'end'; documents: number; files: number };

export interface Frame {
  head: FrameHead;
  body: Buffer;
}

const NEWLINE = 0x0a;
const LONGEST_HEAD = 1024 * 1024;
/** Room for MongoDB's largest document, or for a batch of smaller ones with its overhead. */
const LONGEST_BODY = 24 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

export function encodeFrame(head: FrameHead, body: Buffer = NOTHING): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, bytes: body.length })}\n`), body]);
}

/** The frames of a backup, one at a time. Throws if the bytes are not a backup. */
export async function* readFrames(source: Readable): AsyncGenerator<Frame> {
  const bytes = new ByteReader(source);
  for (;;) {
    const line = await bytes.line();
    if (line === undefined) return;
    const { bytes: length, ...head } = parseHead(line);
    yield { head, body: await bytes.exactly(length) };
  }
}

function parseHead(line: string): FrameHead & { bytes: number } {
  try {
    const head = JSON.parse(line) as FrameHead & { bytes: number };
    if (Number.isInteger(head.bytes) && head.bytes >= 0 && head.bytes <= LONGEST_BODY) return head;
  } catch {
    // The fault is reported below.
  }
  throw new Error('the file is not a backup of Gewerk, or is damaged');
}

/** Reads lines and given numbers of bytes from a stream, buffering little more than requested. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private held: Buffer = NOTHING;

  constructor(source: Readable) {
    this.chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async line(): Promise<string | undefined> {
    for (let end = this.held.indexOf(NEWLINE); ; end = this.held.indexOf(NEWLINE)) {
      if (end >= 0) return this.shift(end + 1).toString('utf8', 0, end);
      if (this.held.length > LONGEST_HEAD)
        throw new Error('the file is not a backup of Gewerk, or is damaged');
      if (!(await this.more())) {
        if (this.held.length > 0) throw new Error('the backup ends too early');
        return undefined;
      }
    }
  }

  async exactly(length: number): Promise<Buffer> {
    const parts = [this.held];
    let there = this.held.length;
    while (there < length) {
      const { value, done } = await this.chunks.next();
      if (done) throw new Error('the backup ends too early');
      parts.push(value);
      there += value.length;
    }
    this.held = parts.length === 1 ? this.held : Buffer.concat(parts);
    return this.shift(length);
  }

  private shift(length: number): Buffer {
    const taken = this.held.subarray(0, length);
    this.held = this.held.subarray(length);
    return taken;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.held = Buffer.concat([this.held, value]);
    return true;
  }
}
