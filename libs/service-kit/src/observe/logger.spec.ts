import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The log lines of a process that runs `code` with access to `logger`, `NestLogger` and `requestContext`. */
function linesOf(code: string): Record<string, unknown>[] {
  const script = `import { logger, NestLogger } from '${join(__dirname, 'logger.ts')}';
    import { requestContext } from '${join(__dirname, 'request-context.ts')}';
    ${code}`;
  const output = execFileSync(
    process.execPath,
    [
      ...['--import', join(__dirname, '../../../testing/jest/compile-sources.mjs')],
      ...['--input-type=module', '--eval', script],
    ],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], SERVICE_NAME: 'settings' } },
  );
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('log lines', () => {
  it('are JSON, one per entry, with level, service and the current request id', () => {
    const [first, second] = linesOf(`
      logger.warn({ file: 'a\\nb' }, 'outside');
      requestContext.run({ requestId: 'r-1' }, () => setImmediate(() => logger.info('inside')));`);
    expect(first).toMatchObject({ level: 'warn', service: 'settings', msg: 'outside', file: 'a\nb' });
    expect(first).not.toHaveProperty('requestId');
    expect(second).toMatchObject({ level: 'info', requestId: 'r-1', msg: 'inside' });
    expect(Date.parse(String(second?.['time']))).not.toBeNaN();
  });

  it('carry the trace id of a traced request', () => {
    const [line] = linesOf(`
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      requestContext.run({ requestId: 'r-1', traceparent }, () => logger.info('inside'));`);
    expect(line).toMatchObject({ requestId: 'r-1', traceId: '0af7651916cd43dd8448eb211c80319c' });
  });

  it('hide passwords, keys and cookies, wherever they are', () => {
    const lines = linesOf(`
      logger.info({ password: 's3cret' }, 'a');
      logger.info({ user: { password: 's3cret' } }, 'b');
      logger.info({ headers: { authorization: 's3cret', cookie: 's3cret' } }, 'c');
      logger.info({ req: { headers: { authorization: 's3cret', cookie: 's3cret' } } }, 'd');
      logger.info({ res: { headers: { 'set-cookie': 's3cret' } } }, 'e');
      logger.info({ env: { MEILI_KEY: 's3cret', ADMIN_PASSWORD: 's3cret' } }, 'f');`);
    expect(lines).toHaveLength(6);
    expect(JSON.stringify(lines)).not.toContain('s3cret');
    expect(lines[3]).toMatchObject({ req: { headers: { cookie: '[hidden]' } } });
  });

  it("of Nest's own errors keep the stack", () => {
    const [line] = linesOf(`new NestLogger().error(new Error('no such module'));`);
    expect(line).toMatchObject({ level: 'error', err: { message: 'no such module' } });
    expect(String((line?.['err'] as { stack?: string }).stack)).toContain('Error: no such module');
  });
});
