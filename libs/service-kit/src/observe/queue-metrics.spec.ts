import { metrics } from './metrics.js';
import { measureQueue } from './queue-metrics.js';

const lines = async (): Promise<string[]> =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith('gewerk_queue_jobs{'));

describe('the metrics of queues', () => {
  it('count waiting, active and delayed jobs, and leave out a queue that does not answer', async () => {
    let isAway = false;
    measureQueue('parcels', () =>
      isAway ? new Promise(() => undefined) : Promise.resolve({ waiting: 3, active: 1, delayed: 2 }),
    );
    expect(await lines()).toEqual([
      'gewerk_queue_jobs{queue="parcels",state="waiting"} 3',
      'gewerk_queue_jobs{queue="parcels",state="active"} 1',
      'gewerk_queue_jobs{queue="parcels",state="delayed"} 2',
    ]);
    isAway = true;
    expect(await lines()).toEqual([]);
  });
});
