const SHORT = 8 * 1024;
const TIMES = 32;
const ATTEMPTS = 4;

/** A limit far from both 32 and 1,024: garbage collection or a busy machine can triple a measured time. */
export const LINEAR_GROWTH = 180;

/**
 * The factor by which the work for a text grows when the text becomes 32 times as long: about 32 if each part is
 * read once, 1,024 if the rest of the text is read again for each part. The work is measured as the minimum CPU
 * time of several attempts.
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
    // Add both times, since the system's clock ticks only estimate how the CPU time is divided between them.
    return user + system;
  });
  // A time shorter than one step of the clock counts as one step.
  return Math.max(200, Math.min(...attempts));
}
