import { request } from 'node:http';

const SOCKET = '/var/run/docker.sock';

/** Whether a Docker engine answers: the one at DOCKER_HOST, otherwise the one at the usual socket. */
export function dockerAnswers(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const host = env['DOCKER_HOST'];
  if (host !== undefined && !/^(unix|tcp|http):\/\//.test(host)) return Promise.resolve(false);
  const target =
    host === undefined || host.startsWith('unix://')
      ? { socketPath: host?.slice('unix://'.length) ?? SOCKET, path: '/_ping' }
      : { host: new URL(host).hostname, port: new URL(host).port, path: '/_ping' };
  return new Promise((resolve) => {
    const ping = request({ ...target, timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    ping.once('timeout', () => ping.destroy(new Error('timeout')));
    ping.once('error', () => resolve(false));
    ping.end();
  });
}
