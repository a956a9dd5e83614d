/**
 * Replaces a service in tests: answers /readyz, has a child process, and exits in the way that its
 * environment specifies.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

if (process.env.TINY_FAILS) {
  console.error('the tiny service does not like this environment');
  process.exit(3);
}
const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
createServer((request, response) =>
  response.end(JSON.stringify({ pid: process.pid, child: child.pid })),
).listen(Number(process.env.PORT ?? process.env.HTTP_PORT), '127.0.0.1');
process.on('SIGTERM', () => process.env.TINY_IGNORES_SIGTERM || process.exit(0));
