const SHORT = 8 * 1024;
const TIMES = 32;
const ATTEMPTS = 4;

/** Far from both 32 and 1,024: garbage collection and a busy machine can triple a time. */
export const LINEAR_GROWTH = 180;

/**
 * The factor by which the work for a text grows when the text is 32 times as long: about 32 if each part is
 * read once, 1,024 if the rest is read again for each part. Measured as the least processor time of several
 * attempts.
 */
export function growth(read: (text: string) => unknown, piece: string): number {
  const short = piece.repeat(SHORT / piece.length);
  const long = short.repeat(TIMES);
  read(short);
  return leastWork(read, long) / leastWork(read, short);
}

function leastWork(read: (text: string) => unknown, text: string): number {
  const attempts = Array.from({ length: ATTEMPTS }, () => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    // The sum, since the system's ticks only estimate how it is split.
    return user + system;
  });
  // Times that differ by less than one step of the clock count as one step.
  return Math.max(200, Math.min(...attempts));
}
