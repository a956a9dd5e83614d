import { DOMAIN, ENGINES_NAMESPACE, NODE_IP } from './places.js';
import { type Assertion, inNamespace } from './trial.js';

/**
 * The last name is fully qualified: a short name that is not found would also be looked up outside the
 * cluster.
 */
const ASKED = ['gewerk-gateway', `nats.${ENGINES_NAMESPACE}`, `none.${ENGINES_NAMESPACE}.svc.${DOMAIN}`];
/** Runs in a pod: prints the address of each name, or the reason why there is none. */
const SCRIPT = `
  const { lookup } = require('node:dns/promises');
  const asked = ${JSON.stringify(ASKED)}.map((name) => lookup(name).then(({ address }) => address, ({ code }) => code));
  Promise.all(asked).then((found) => console.log(found.join(' ')));
`;

/** Resolves names of Services inside a pod; the processes reach the engines by such names. */
export const named: Assertion = async ({ cluster, service }) => {
  const pod = ['exec', ...inNamespace, 'deployment/gewerk-gateway', '--', 'node', '--eval', SCRIPT];
  const gewerk = (await cluster.kubectl(...pod)).trim();
  const target = `${service} ${NODE_IP} ENOTFOUND`;
  return [
    {
      what: 'a pod resolves its own Service, an engine in another namespace, and a name that does not exist',
      gewerk,
      target,
      met: gewerk === target,
    },
  ];
};
