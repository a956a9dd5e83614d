import { ENGINES_NAMESPACE } from './places.js';
import { type Assertion, inNamespace, type Trial } from './trial.js';

const WAIT_MS = 3_000;
/** The port of each process for probes and metrics, which no other process uses. */
const OWN_PORT = 9090;

/** Runs in a pod: prints for each address whether it accepts a connection. */
const scriptFor = (addresses: readonly string[]): string => `
  const { connect } = require('node:net');
  const opens = (address) => new Promise((done) => {
    const [host, port] = address.split(' ');
    const socket = connect({ host, port: Number(port), timeout: ${WAIT_MS} });
    const end = (word) => { socket.destroy(); done(word); };
    socket.once('connect', () => end('open')).once('timeout', () => end('closed')).once('error', ({ code }) => end(code === 'ECONNREFUSED' ? 'closed' : code));
  });
  Promise.all(${JSON.stringify(addresses)}.map(opens)).then((found) => console.log(found.join(' ')));
`;

/**
 * Checks what a compromised process could reach: the engines, but neither the other processes nor the
 * cluster's API.
 */
export const policed: Assertion = async (trial) => {
  const nats = new URL(trial.plan.urls.nats).port;
  const target = 'open closed closed closed';
  const gewerk = await found(trial, 'settings', [
    `nats.${ENGINES_NAMESPACE} ${nats}`,
    `${await addressOf(trial, 'directory')} ${OWN_PORT}`,
    `${trial.service} 80`,
    '10.96.0.1 443',
  ]);
  return [
    {
      what: "from the pod of settings: NATS, the directory's own port, the gateway's Service, the cluster's API",
      gewerk,
      target,
      met: gewerk === target,
    },
  ];
};

const addressOf = ({ cluster }: Trial, component: string): Promise<string> =>
  cluster.kubectl(
    ...['get', 'pods', ...inNamespace, '--selector', `app.kubernetes.io/component=${component}`],
    '--output=jsonpath={.items[0].status.podIP}',
  );

async function found({ cluster }: Trial, component: string, addresses: readonly string[]): Promise<string> {
  const pod = ['exec', ...inNamespace, `deployment/gewerk-${component}`, '--'];
  return (await cluster.kubectl(...pod, 'node', '--eval', scriptFor(addresses))).trim();
}
