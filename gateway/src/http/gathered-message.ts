import { IncomingMessage } from 'node:http';

/** Pieces of a body from this size on are passed on as they came. */
const SMALL_BYTES = 1024;
const HELD_BYTES = 8 * SMALL_BYTES;

/**
 * A request whose small pieces are joined before anything keeps them. Each piece that Node reads is an object of some hundred bytes, even
 * where it holds one: a megabyte in chunks of one byte took all the memory that a gateway has.
 */
export class GatheredMessage extends IncomingMessage {
  private held: Buffer | undefined;
  private heldBytes = 0;

  override push(piece: Buffer | null): boolean {
    if (piece !== null && piece.length < SMALL_BYTES) return this.hold(piece);
    const hasRoom = this.pushHeld();
    return super.push(piece) && hasRoom;
  }

  private hold(piece: Buffer): boolean {
    this.held ??= Buffer.allocUnsafe(HELD_BYTES);
    piece.copy(this.held, this.heldBytes);
    this.heldBytes += piece.length;
    return this.heldBytes <= HELD_BYTES - SMALL_BYTES || this.pushHeld();
  }

  /** False where the reader is to be waited for. */
  private pushHeld(): boolean {
    const { held, heldBytes } = this;
    if (!held) return true;
    this.held = undefined;
    this.heldBytes = 0;
    return super.push(held.subarray(0, heldBytes));
  }
}
