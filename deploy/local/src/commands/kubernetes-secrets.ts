import { createHmac } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import { PASSWORD } from '@gewerk/contracts/limits';
import { meilisearchKeyOf, messageOf } from '@gewerk/engines';
import { clusterSecrets } from '../containers/cluster-secrets.js';
import { readEngineAccess } from '../engines/engine-users.js';
import { masterKeyOf } from '../engines/start-engines.js';
import { readSettings } from '../settings.js';
import { StartError } from '../start-error.js';

const NAMESPACE = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * `npm run --silent kubernetes-secrets -- [--namespace gewerk] [--engines engines] [--prefix PREFIX]`: prints the
 * Secrets of the charts `engines` and `gewerk` for `kubectl apply`, with the owner's password from ADMIN_PASSWORD and
 * the mail server from SMTP_URL. `--prefix` is the chart's `databasePrefix`. Passwords are derived from a secret in
 * DATA_DIR, so that the next call prints the same ones.
 */
async function main(): Promise<string> {
  const { namespace, engines, prefix } = readNames(process.argv.slice(2));
  const { ADMIN_PASSWORD = '', SMTP_URL, FORM_SECRET } = process.env;
  if (ADMIN_PASSWORD.length < PASSWORD.minLength || ADMIN_PASSWORD.length > PASSWORD.maxLength)
    throw new StartError(
      `ADMIN_PASSWORD must be the owner's password, ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters`,
    );
  const { dataDir } = readSettings(process.env);
  const access = await readEngineAccess(dataDir, prefix);
  const meiliMasterKey = masterKeyOf(dataDir, process.env);
  const derived = (use: string): string => createHmac('sha256', access.mongoKey).update(use).digest('hex');
  const items = clusterSecrets({
    site: namespace,
    engines,
    access,
    meiliMasterKey,
    backupPassword: derived('backup'),
    variables: {
      ADMIN_PASSWORD,
      MEILI_KEY: meilisearchKeyOf(meiliMasterKey, SEARCH_ENGINE_RIGHTS),
      FORM_SECRET: FORM_SECRET || derived('forms'),
      ...(SMTP_URL ? { SMTP_URL } : {}),
    },
  });
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2);
}

function readNames(words: readonly string[]): { namespace: string; engines: string; prefix: string } {
  const usage =
    'npm run --silent kubernetes-secrets -- [--namespace gewerk] [--engines engines] [--prefix PREFIX]';
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        namespace: { type: 'string', default: 'gewerk' },
        engines: { type: 'string', default: 'engines' },
        prefix: { type: 'string', default: '' },
      },
    });
    for (const name of [values.namespace, values.engines])
      if (!NAMESPACE.test(name)) throw new Error(`"${name}" is no name of a namespace`);
    return values;
  } catch (fault) {
    throw new StartError(`${messageOf(fault)}; usage: ${usage}`);
  }
}

main().then(
  (manifests) => process.stdout.write(`${manifests}\n`),
  (fault: unknown) => {
    console.error(fault instanceof StartError ? messageOf(fault) : fault);
    process.exitCode = 1;
  },
);
