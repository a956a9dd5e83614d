import type { LoadPlan, LoadReport } from './load-plan.js';
import { RawConnection } from './raw-connection.js';

/** Entry point of a child process: receives a plan by IPC, carries it out and sends a report, any number of times. */
process.on('message', (plan: LoadPlan) => {
  carryOut(plan).then(
    (report) => process.send?.(report),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

async function carryOut({ host, port, requests, connections, total }: LoadPlan): Promise<LoadReport> {
  const open = await Promise.all(Array.from({ length: connections }, () => RawConnection.open(host, port)));
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  let next = 0;
  const work = async (connection: RawConnection): Promise<void> => {
    while (next < total) {
      const request = requests[next++ % requests.length] ?? '';
      const sentAt = performance.now();
      const answer = await connection.send(request);
      latencies.push(performance.now() - sentAt);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.bytes;
    }
  };
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(open.map(work));
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  for (const connection of open) connection.close();
  const clientCpuMs = (user + system) / 1_000 / total;
  return { latencies, perSecond: total / seconds, statuses, bytes, clientCpuMs };
}
