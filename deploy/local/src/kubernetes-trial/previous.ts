import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helmPath } from '../containers/chart-tools.js';
import { installFrom, upgrade } from './installation.js';
import { NAMESPACE } from './places.js';
import { type Assertion, deployments, RATE, rolledOut, underLoad } from './trial.js';

/** Upgrades the last release's chart, running the current processes, to the current chart in place. */
export const previousChart: Assertion = async (trial) => {
  const { cluster, root, sheets } = trial;
  const commits = JSON.parse(
    readFileSync(join(root, 'libs/contracts/recorded/commits.json'), 'utf8'),
  ) as Record<string, string>;
  const [version = '', commit = ''] = Object.entries(commits).at(-1) ?? [];
  const folder = join(sheets, 'previous');
  mkdirSync(folder);
  const archive = execFileSync('git', ['-C', root, 'archive', commit, 'deploy/helm/gewerk']);
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  await cluster.command(await helmPath(), ['uninstall', 'gewerk', '--namespace', NAMESPACE, '--wait']);
  // The former chart ignores the current values that it does not define.
  const then = ['--skip-schema-validation', '--wait', '--timeout', '8m'];
  await installFrom(trial, join(folder, 'deploy/helm/gewerk'), ...then);
  await rolledOut(trial, deployments);
  const address = ['--namespace', NAMESPACE, '--output', 'jsonpath={.spec.clusterIP}'];
  trial.service = await cluster.kubectl('get', 'service', 'gewerk-gateway', ...address);
  const figures = await underLoad(trial, () => upgrade(trial, '--wait', '--timeout', '8m'));
  return [
    {
      what: `chart of ${version} upgraded in place to the current version at ${RATE} requests/s: failed`,
      ...figures,
    },
  ];
};
