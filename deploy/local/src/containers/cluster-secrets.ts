import {
  type EngineName,
  type EngineUser,
  natsUsers,
  REPLICA_SET,
  urlOfUser,
  valkeyUsers,
} from '@gewerk/engines';
import { addressesOf, type EngineAccess } from '../engines/engine-users.js';
import { PROCESS_KINDS, type ProcessKind } from '../processes/processes.js';

export interface Secret {
  apiVersion: 'v1';
  kind: 'Secret';
  metadata: { name: string; namespace: string };
  stringData: Record<string, string>;
}

export interface ClusterAccess {
  /** The namespace of the processes. */
  site: string;
  /** The namespace of the engines of the chart `deploy/helm/engines`. */
  engines: string;
  access: EngineAccess;
  meiliMasterKey: string;
  /** Password of the user of MongoDB that the chart's backups use. */
  backupPassword: string;
  /** Further variables; each process receives those that it reads. */
  variables: Readonly<Record<string, string>>;
}

/** The Secret of the engines' chart; its keys are the names of the files that the chart mounts. */
const ENGINES_SECRET = 'gewerk-engines';

/** Addresses of the Services of the engines' chart, without users. */
export const enginesIn = (namespace: string): Record<EngineName, string> => ({
  mongo: `mongodb://mongo.${namespace}.svc:27017/?replicaSet=${REPLICA_SET}`,
  nats: `nats://nats.${namespace}.svc:4222`,
  redis: `redis://valkey.${namespace}.svc:6379`,
  meili: `http://meilisearch.${namespace}.svc:7700`,
});

/**
 * The Secrets of both charts: the engines' users, and for each process and the backups the addresses with their own
 * user.
 */
export function clusterSecrets({ site, engines, access, ...given }: ClusterAccess): Secret[] {
  const { mongo = [], nats = [], redis = [] } = access.usersOf;
  const backup: EngineUser = { name: 'backup', password: given.backupPassword, rights: ['backup@admin'] };
  const urls = enginesIn(engines);
  return [
    secret(engines, ENGINES_SECRET, {
      'mongo.key': access.mongoKey,
      'mongo-users.json': JSON.stringify([...mongo, backup]),
      'nats-users.conf': natsUsers(nats),
      'valkey-users.acl': valkeyUsers(redis),
      'meilisearch.key': given.meiliMasterKey,
    }),
    ...PROCESS_KINDS.map((kind) =>
      processSecret(kind, site, { ...addressesOf(kind.name, urls, access.usersOf), ...given.variables }),
    ),
    secret(site, 'gewerk-backup', { MONGO_URL: urlOfUser(urls.mongo, backup) }),
  ];
}

/** The Secret that the chart expects for a process: the given variables, limited to those that the process reads. */
export function processSecret(
  { name, reads }: ProcessKind,
  namespace: string,
  variables: Readonly<Record<string, string>>,
): Secret {
  const read = Object.entries(variables).filter(([variable]) => reads.includes(variable));
  return secret(namespace, `gewerk-${name}`, Object.fromEntries(read));
}

const secret = (namespace: string, name: string, stringData: Record<string, string>): Secret => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace },
  stringData,
});
