import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const TIMEOUT_MS = 30_000;

export interface RawAnswer {
  status: string;
  bytes: number;
}

/**
 * A kept-alive connection that sends prepared requests and only looks for the end of each response, so that the load
 * generator uses as little as possible of the machine that it shares with the measured system.
 */
export class RawConnection {
  private readonly socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private pending: { resolve: (answer: RawAnswer) => void; reject: (fault: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer within 30 s')));
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', (fault) => this.fail(fault));
    socket.on('close', () => this.fail(new Error('the server closed the connection')));
  }

  static open(host: string, port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.removeListener('error', reject);
        resolve(new RawConnection(socket));
      });
    });
  }

  send(request: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private fail(fault: Error): void {
    this.pending?.reject(fault);
    this.pending = undefined;
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const end = endOfBody(head, this.received, headEnd + HEAD_END.length);
    if (end === undefined || this.received.length < end) return;
    this.received = Buffer.alloc(0);
    const { pending } = this;
    this.pending = undefined;
    pending?.resolve({ status: head.slice(9, 12), bytes: end });
  }
}

const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** Undefined until the end of a chunked body has arrived. */
function endOfBody(head: string, received: Buffer, bodyStart: number): number | undefined {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bodyStart + Number(length);
  const isEnd = received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  return isEnd ? received.length : undefined;
}
