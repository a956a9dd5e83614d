import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';

const PICTURES = 40;
const ROUNDS = 5;
const LONGEST_FIRST_MS = 500;
const LONGEST_CACHED_MS = 5;

interface Listed {
  readonly id: string;
}

/** Share images: drawn for the first time, with the browser running, and requested again. */
export const shareImages: Measurement = {
  name: 'share-images',
  title: 'Share images',
  isUsual: true,
  async run({ system, say }) {
    const { origin } = await system();
    const answer = await fetch(`${origin}/api/businesses/popular?limit=${PICTURES + 1}`);
    const [warmUp, ...businesses] = (await answer.json()) as Listed[];
    if (!warmUp || businesses.length < PICTURES) throw new Error('too few businesses to draw');
    const cold = await picture(origin, warmUp);
    say(`the first picture, with the start of the browser: ${cold.ms.toFixed(0)} ms, ${cold.bytes} bytes`);
    const first: number[] = [];
    for (const business of businesses) first.push((await picture(origin, business)).ms);
    const cached: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const business of businesses) cached.push((await picture(origin, business)).ms);
    }
    return [row('drawn', first, LONGEST_FIRST_MS), row('cached', cached, LONGEST_CACHED_MS)];
  },
};

function row(kind: string, times: readonly number[], longest: number): Row {
  const middle = median([...times]);
  return {
    what: `share image, ${kind}: median of ${times.length} (slowest ${Math.max(...times).toFixed(1)} ms)`,
    gewerk: `${middle.toFixed(1)} ms`,
    target: `≤ ${longest} ms`,
    met: middle <= longest,
  };
}

async function picture(origin: string, { id }: Listed): Promise<{ ms: number; bytes: number }> {
  const from = performance.now();
  const answer = await fetch(`${origin}/api/og/business/${id}`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`the share image of ${id} answered ${answer.status}`);
  return { ms: performance.now() - from, bytes };
}
