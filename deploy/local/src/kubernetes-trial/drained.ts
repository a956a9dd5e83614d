import { loadImage } from './installation.js';
import { FIRST_NODE, NODES, SECOND_NODE } from './places.js';
import { addNetworkOf } from './space.js';
import { type Assertion, inNamespace, RATE, rolledOut, underLoad } from './trial.js';

const DRAIN = ['--ignore-daemonsets', '--delete-emptydir-data', '--timeout=300s'];

/** A second kubelet, with its own containers and network, takes over all pods of the first. */
export const drained: Assertion = async (trial) => {
  const { cluster } = trial;
  addNetworkOf(SECOND_NODE, FIRST_NODE);
  await cluster.startNode(SECOND_NODE);
  await loadImage(cluster, SECOND_NODE);
  const figures = await underLoad(trial, async () => {
    await cluster.kubectl('drain', FIRST_NODE.name, ...DRAIN);
    await rolledOut(trial);
  });
  const nodes = '--output=jsonpath={.items[*].spec.nodeName}';
  const pods = (await cluster.kubectl('get', 'pods', ...inNamespace, nodes)).trim().split(' ');
  const left = pods.filter((name) => name === FIRST_NODE.name).length;
  // Everything is moved back for the next assertion.
  await cluster.kubectl('uncordon', FIRST_NODE.name);
  await cluster.kubectl('drain', SECOND_NODE.name, ...DRAIN);
  await rolledOut(trial);
  return [
    {
      what: `one of ${NODES.length} nodes drained at ${RATE} requests/s: failed; pods left on it`,
      gewerk: `${figures.gewerk}; ${left} of ${pods.length}`,
      target: `${figures.target}; none`,
      met: figures.met && left === 0,
    },
  ];
};
