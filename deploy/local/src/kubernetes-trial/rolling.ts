import { upgrade } from './installation.js';
import { reportOf } from './imported.js';
import {
  type Assertion,
  deployments,
  type Finding,
  inNamespace,
  RATE,
  rolledOut,
  type Trial,
  underLoad,
} from './trial.js';

const ASK_EVERY_MS = 1_000;
/** The kubelet's words for an image that may not be pulled. */
const NO_SUCH_IMAGE = 'ErrImageNeverPull';
const UNDONE = 'has been rolled back due to atomic being set';

export const scaled: Assertion = async (trial) => {
  const { cluster } = trial;
  const figures = await underLoad(trial, async () => {
    for (const deployment of deployments)
      for (const replicas of [1, 3, 1]) {
        await cluster.kubectl('scale', ...inNamespace, deployment, `--replicas=${replicas}`);
        await rolledOut(trial, [deployment]);
      }
    for (const deployment of deployments)
      await cluster.kubectl('scale', ...inNamespace, deployment, '--replicas=2');
    await rolledOut(trial);
  });
  return [{ what: `each Deployment 1 → 3 → 1 at ${RATE} requests/s: failed`, ...figures }];
};

/**
 * Rolls out under load while an import is running; its report must be the same as that of an undisturbed
 * import of the same rows.
 */
async function whileImporting(trial: Trial, what: string, sheet: number, work: () => Promise<void>) {
  const calm = await calmReport(trial);
  let report = '';
  const figures = await underLoad(trial, async () => {
    const importing = reportOf(trial, sheet);
    await Promise.all([work(), importing]);
    report = await importing;
  });
  const isExact = report === calm;
  const finding: Finding = {
    what: `${what} at ${RATE} requests/s with an import of 20,000 rows under way: failed; report the same as without disruption`,
    gewerk: `${figures.gewerk}; ${isExact ? 'yes' : 'no'}`,
    target: `${figures.target}; yes`,
    met: figures.met && isExact,
  };
  return [finding];
}

let calmOnce: Promise<string> | undefined;
/** The report of an undisturbed import, which also provides businesses for the searches. Imports only once. */
function calmReport(trial: Trial): Promise<string> {
  return (calmOnce ??= reportOf(trial, 0));
}

export const rolled: Assertion = (trial) =>
  whileImporting(trial, 'rolling restart of everything', 1, async () => {
    await trial.cluster.kubectl('rollout', 'restart', ...inNamespace, ...deployments);
    await rolledOut(trial);
  });

export const upgraded: Assertion = (trial) =>
  whileImporting(trial, '`helm upgrade` of everything', 2, () =>
    upgrade(trial, '--set', 'logLevel=warn', '--wait', '--timeout', '8m'),
  );

/** Checks that an upgrade is undone because the image does not exist, and for no other reason. */
export const rolledBack: Assertion = async (trial) => {
  const { cluster } = trial;
  const waits = new Set<string>();
  let refusal = '';
  const figures = await underLoad(trial, async () => {
    const asking = setInterval(() => {
      const reason = '--output=jsonpath={.items[*].status.containerStatuses[*].state.waiting.reason}';
      cluster.kubectl('get', 'pods', ...inNamespace, reason).then(
        (words) => words.split(' ').forEach((word) => waits.add(word)),
        (fault: unknown) => trial.say(`the pods could not be asked: ${String(fault)}`),
      );
    }, ASK_EVERY_MS);
    const wrong = ['--set', 'image.tag=never-built', '--atomic', '--timeout', '60s'];
    await upgrade(trial, ...wrong)
      .catch((fault: unknown) => (refusal = String(fault)))
      .finally(() => clearInterval(asking));
  });
  const image = ['--output', 'jsonpath={.items[*].spec.template.spec.containers[0].image}'];
  const images = await cluster.kubectl('get', 'deployments', ...inNamespace, ...image);
  const isBack = refusal.includes(UNDONE) && waits.has(NO_SUCH_IMAGE) && !images.includes('never-built');
  if (!isBack) trial.say(`not rolled back as expected: ${refusal.slice(0, 500)}; ${[...waits].join(' ')}`);
  return [
    {
      what: `a missing image, with \`--atomic\`, at ${RATE} requests/s: failed; rolled back for that reason`,
      gewerk: `${figures.gewerk}; ${isBack ? 'yes' : 'no'}`,
      target: `${figures.target}; yes`,
      met: figures.met && isBack,
    },
  ];
};
