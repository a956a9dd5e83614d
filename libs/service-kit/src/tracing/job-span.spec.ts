import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestContext } from '../observe/request-context.js';
import { inJobSpan, inQueueSpan, type TracedJob } from './job-span.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CONTEXT = { requestId: 'r', traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
const carried = (): Promise<TracedJob> => inQueueSpan('mails', (job) => Promise.resolve(job));

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** The spans sent by a process that queues a job in a traced request and then fails to run it. */
async function sentSpans(): Promise<SentSpan[]> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const script = `import { startTracing, stopTracing } from '${join(__dirname, 'tracing.ts')}';
    import { inJobSpan, inQueueSpan } from '${join(__dirname, 'job-span.ts')}';
    import { requestContext } from '${join(__dirname, '../observe/request-context.ts')}';
    await startTracing('test');
    const job = await requestContext.run(${JSON.stringify(CONTEXT)}, () => inQueueSpan('mails', async (it) => it));
    await inJobSpan('mails', job, () => Promise.reject(new TypeError('no'))).catch(() => undefined);
    await stopTracing();`;
  const compiled = join(__dirname, '../../../testing/jest/compile-sources.mjs');
  const args = ['--import', compiled, '--input-type=module', '--eval', script];
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'], OTEL_EXPORTER_OTLP_ENDPOINT };
  await promisify(execFile)(process.execPath, args, { env, timeout: 60_000 });
  await new Promise((resolve) => server.close(resolve));
  return bodies
    .map((body) => JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] })
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);
}

describe('a job of a queue', () => {
  it('carries the trace context of the request that queued it, and none without a request', async () => {
    expect(await requestContext.run(CONTEXT, carried)).toEqual({ traceparent: CONTEXT.traceparent });
    expect(await carried()).toEqual({});
  });

  it('is processed without a trace too, and fails if its work fails', async () => {
    expect(await inJobSpan('mails', {}, () => Promise.resolve(1))).toBe(1);
    await expect(inJobSpan('mails', CONTEXT, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('is recorded with its error in the request’s trace, as a child of the span that queued it', async () => {
    const spans = await sentSpans();
    const [queued, workedOff] = ['queue mails', 'process mails'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(queued).toMatchObject({ traceId: TRACE, parentSpanId: CONTEXT.traceparent.split('-')[2] });
    expect(workedOff).toMatchObject({ traceId: TRACE, parentSpanId: queued?.spanId });
    expect(workedOff?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'TypeError' } });
  });
});
