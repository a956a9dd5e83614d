const SHORT = 32 * 1024;
const TIMES = 8;
const ATTEMPTS = 4;

/**
 * How many times the work for a text is done when it is eight times as long: about 8 where each part is read once, 64 where the rest
 * is read once for each part. Of processor time, the least of some attempts, so that neither a fast machine nor a busy one decides.
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
    // The sum: how it is split is estimated by the system's ticks.
    return user + system;
  });
  // Times within one step of the clock count as one step.
  return Math.max(200, Math.min(...attempts));
}
