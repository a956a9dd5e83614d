import { IncomingMessage } from 'node:http';
import { answerClientError, CRUMBLED_BODY } from '../answers/client-errors.js';

/** Pieces of a body that have at least this size are passed on unchanged. */
const SMALL_BYTES = 1024;
const HELD_BYTES = 8 * SMALL_BYTES;

/** Only an attacker sends a body in this many pieces of such a small average size. */
const MANY_PIECES = 1_000;
const CRUMB_BYTES = 16;
/**
 * After this many pieces, about a millisecond's work, other requests are served first. Otherwise everything
 * that has arrived would be read without a break.
 */
const PIECES_A_TURN = 1_000;

/**
 * A request whose small pieces are joined before they are stored, and which is aborted if it has only tiny
 * ones. Each piece that Node reads is an object of a few hundred bytes, even if it contains a single byte: a
 * megabyte in chunks of one byte would take all of a gateway's memory and block the event loop for seconds.
 */
export class GatheredMessage extends IncomingMessage {
  private held: Buffer | undefined;
  private heldBytes = 0;
  private pieces = 0;
  private bytes = 0;
  private isRefused = false;
  private isWaiting = false;

  override push(piece: Buffer | null): boolean {
    // No 'end' is emitted either, because the body that was read is incomplete.
    if (this.isRefused || (piece !== null && this.isCrumb(piece))) return false;
    if (piece !== null && piece.length < SMALL_BYTES) return this.hold(piece) && this.mayGoOn();
    const hasRoom = this.pushHeld();
    return super.push(piece) && hasRoom;
  }

  private isCrumb({ length }: Buffer): boolean {
    this.pieces += 1;
    this.bytes += length;
    if (this.pieces < MANY_PIECES || this.bytes > this.pieces * CRUMB_BYTES) return false;
    this.isRefused = true;
    const { socket } = this;
    answerClientError(
      Object.assign(new Error('the body arrives in too many tiny chunks'), { code: CRUMBLED_BODY }),
      socket,
    );
    // The rest of the body is not read.
    socket.once('finish', () => socket.destroy());
    return true;
  }

  private hold(piece: Buffer): boolean {
    this.held ??= Buffer.allocUnsafe(HELD_BYTES);
    piece.copy(this.held, this.heldBytes);
    this.heldBytes += piece.length;
    return this.heldBytes <= HELD_BYTES - SMALL_BYTES || this.pushHeld();
  }

  /** False if reading pauses until other requests have been served. */
  private mayGoOn(): boolean {
    if (this.isWaiting) return false;
    if (this.pieces % PIECES_A_TURN > 0) return true;
    this.isWaiting = true;
    setImmediate(() => {
      this.isWaiting = false;
      // Otherwise the reader continues once it has space.
      if (this.readableLength < this.readableHighWaterMark) this._read(0);
    });
    return false;
  }

  /** False if the reader's buffer is full. */
  private pushHeld(): boolean {
    const { held, heldBytes } = this;
    if (!held) return true;
    this.held = undefined;
    this.heldBytes = 0;
    return super.push(held.subarray(0, heldBytes));
  }
}
