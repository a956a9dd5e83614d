import { request } from 'node:http';

/** Sends a request to the pool of this test run; see `servePool`. */
export function askPool(action: string, argument: string): Promise<unknown> {
  // Repeated here instead of imported: a test must not load the pool itself.
  const socketPath = process.env['GEWERK_TEST_POOL'];
  if (!socketPath) {
    return Promise.reject(
      new Error("no pool of backing servers runs: run tests with the root's jest.config.mjs"),
    );
  }
  return new Promise((resolve, reject) => {
    const path = `/${action}/${encodeURIComponent(argument)}`;
    const call = request({ socketPath, path, method: 'POST', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(text));
      });
    });
    call.on('error', reject);
    call.end();
  });
}
