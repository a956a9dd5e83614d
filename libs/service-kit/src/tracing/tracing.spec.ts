import { createServer } from 'node:http';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startTracing } from './tracing.js';
import { isTraceparent, readTraceparent } from './traceparent.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

/** The output of a process with this environment that starts tracing and then runs `code`. */
function printed(env: Record<string, string>, code: string): string {
  const script = `import { startTracing, stopTracing, inClientSpan, openSpan } from '${join(__dirname, 'tracing.ts')}';
    import { requestContext } from '${join(__dirname, '../observe/request-context.ts')}';
    await startTracing('test');
    ${code}`;
  const compiled = join(__dirname, '../../../testing/jest/compile-sources.mjs');
  return execFileSync(process.execPath, ['--import', compiled, '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
    timeout: 60_000,
  });
}

describe('tracing', () => {
  it('creates no span if no receiver is set, and passes on the received trace context', () => {
    const lines = printed(
      { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
      `const context = { requestId: 'r', traceparent: '00-${TRACE}-${SPAN}-01' };
       await requestContext.run(context, () => inClientSpan(() => { throw new Error('not wanted') }, async () => {
         console.log(requestContext.getStore().traceparent, openSpan({ name: 'x', kind: 'server' }));
       }));`,
    );
    expect(lines.trim()).toBe(`00-${TRACE}-${SPAN}-01 undefined`);
  });

  it('creates a span in the same trace if a receiver is set, even an unavailable one', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const lines = printed(
      { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' },
      `const context = { requestId: 'r', traceparent: '00-${TRACE}-${SPAN}-01' };
       await requestContext.run(context, () => inClientSpan(() => ({ name: 'x', kind: 'client' }), async () => {
         console.log(requestContext.getStore().traceparent);
       }));
       await stopTracing();
       console.log('ended');`,
    );
    expect(lines).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01\nended`));
  });

  it('names an invalid variable', async () => {
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = 'collector:4318';
    await expect(startTracing('test')).rejects.toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT: must be an address/);
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = '';
    process.env['OTEL_TRACES_SAMPLER_ARG'] = '5';
    await expect(startTracing('test')).rejects.toThrow(
      /OTEL_TRACES_SAMPLER_ARG: must be a ratio from 0 to 1/,
    );
    delete process.env['OTEL_TRACES_SAMPLER_ARG'];
  });
});

describe('a W3C trace context', () => {
  it('is read into its parts', () => {
    expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ traceId: TRACE, spanId: SPAN, flags: 1 });
  });

  it.each([
    ['without a trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['without a span', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['with the invalid version ff', `ff-${TRACE}-${SPAN}-01`],
    ['in capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['with more behind it', `00-${TRACE}-${SPAN}-01\n`],
    ['of no text', undefined],
  ])('%s is invalid', (_which, value) => {
    expect(isTraceparent(value)).toBe(false);
  });
});
