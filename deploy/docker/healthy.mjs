/**
 * Exits with 0 if this container's process is ready: the gateway answers on its public port, a service on
 * HTTP_PORT.
 */
const { PORT, HTTP_PORT } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT ?? HTTP_PORT}/readyz`, {
  signal: AbortSignal.timeout(4_000),
});
if (!answer.ok) console.error(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
