/** The error for a picture that cannot be shown; its message states the reason. */
export class NoPhoto extends Error {
  override readonly name = 'NoPhoto';
}

/** The error for a picture whose decoding was given up; on a busy machine this may happen to any picture. */
export class SlowPhoto extends NoPhoto {}
