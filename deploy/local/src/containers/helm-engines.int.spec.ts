import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_BINARIES, ENGINE_NAMES, type EngineName } from '@gewerk/engines';
import { parse, parseAllDocuments } from 'yaml';
import { helmPath, run } from './chart-tools.js';
import { clusterSecrets, enginesIn } from './cluster-secrets.js';
import { unknownToKubernetes } from './kubernetes-types.js';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}
interface PodSpec {
  securityContext: object;
  containers: { image: string; args?: string[]; securityContext: object }[];
  volumes: { secret?: { secretName: string; items: { key: string }[] } }[];
}

const FOLDER = join(__dirname, '../../../helm');
const CHART = join(FOLDER, 'engines');
/** The names of the engines in the chart. */
const IN_CHART: Record<EngineName, string> = {
  mongo: 'mongo',
  nats: 'nats',
  redis: 'valkey',
  meili: 'meilisearch',
};
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as {
  engines: Record<string, { image: string }>;
};

describe('the chart of the engines', () => {
  let helm: string;

  beforeAll(async () => {
    helm = await helmPath();
  }, 300_000);

  const render = (...args: string[]): Manifest[] =>
    parseAllDocuments(run(helm, ['template', 'engines', CHART, '--namespace', 'engines', ...args]))
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
  const podsIn = (manifests: Manifest[]): PodSpec[] =>
    manifests
      .filter(({ kind }) => ['StatefulSet', 'Job'].includes(kind))
      .map(({ spec }) => (spec['template'] as { spec: PodSpec }).spec);

  it('passes the lint and contains only fields known to Kubernetes', () => {
    expect(run(helm, ['lint', '--strict', CHART])).toContain('0 chart(s) failed');
    const manifests = render('--set', 'storageClass=fast,image.pullSecrets[0].name=registry');
    expect(manifests.filter(({ kind }) => kind === 'StatefulSet')).toHaveLength(ENGINE_NAMES.length);
    expect(unknownToKubernetes(manifests, join(FOLDER, 'schemas'))).toEqual([]);
  });

  it('uses images of the pinned versions', () => {
    for (const name of ENGINE_NAMES) {
      const [, tag = ''] = values.engines[IN_CHART[name]]?.image.split(':') ?? [];
      expect(tag.replace(/^v|-alpine$/g, '')).toBe(ENGINE_BINARIES[name].pinnedVersion);
    }
  });

  it('runs every container without privileges, on a read-only root file system', () => {
    const pods = podsIn(render());
    expect(pods).toHaveLength(ENGINE_NAMES.length + 1);
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('mounts only keys of the printed Secret, and serves the addresses in the other Secrets', () => {
    const secrets = clusterSecrets({
      site: 'site',
      engines: 'engines',
      access: { usersOf: { mongo: [{ name: 'search', password: 'p', rights: [] }] }, mongoKey: 'key' },
      meiliMasterKey: 'master',
      backupPassword: 'b',
      variables: { MEILI_KEY: 'limited', ADMIN_PASSWORD: 'secret of the owner' },
    });
    const [own] = secrets;
    const manifests = render();
    const mounted = podsIn(manifests).flatMap(({ volumes }) => volumes.flatMap(({ secret }) => secret ?? []));
    expect(mounted.length).toBe(ENGINE_NAMES.length + 1);
    for (const { secretName, items } of mounted) {
      expect(secretName).toBe(own?.metadata.name);
      for (const { key } of items) expect(Object.keys(own?.stringData ?? {})).toContain(key);
    }
    const services = manifests
      .filter(({ kind }) => kind === 'Service')
      .map(
        ({ metadata, spec }) =>
          `${metadata.name}.engines.svc:${(spec['ports'] as { port: number }[])[0]?.port}`,
      );
    expect(
      Object.values(enginesIn('engines'))
        .map((url) => new URL(url).host)
        .sort(),
    ).toEqual(services.sort());

    const search = secrets.find(({ metadata }) => metadata.name === 'gewerk-search');
    expect(search?.metadata.namespace).toBe('site');
    expect(search?.stringData).toEqual({
      MONGO_URL: 'mongodb://search:p@mongo.engines.svc:27017/?replicaSet=gewerk',
      NATS_URL: 'nats://nats.engines.svc:4222',
      MEILI_URL: 'http://meilisearch.engines.svc:7700',
      MEILI_KEY: 'limited',
    });
    const backup = secrets.find(({ metadata }) => metadata.name === 'gewerk-backup');
    expect(backup?.stringData['MONGO_URL']).toMatch(/^mongodb:\/\/backup:b@mongo\.engines\.svc/);
    expect(secrets.filter(({ stringData }) => 'ADMIN_PASSWORD' in stringData)).toHaveLength(1);
  });

  it('lets only the site’s namespace, the engine itself and the set-up reach an engine', () => {
    const policies = render('--set', 'clientNamespace=site').filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies).toHaveLength(ENGINE_NAMES.length + 1);
    for (const { metadata, spec } of policies) {
      const component = metadata.name.replace('engines-', '');
      const pods = (name: string) => ({
        podSelector: { matchLabels: { 'app.kubernetes.io/component': name } },
      });
      const site = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'site' } } };
      expect(spec['ingress']).toMatchObject(
        component === 'setup'
          ? []
          : [{ ports: [{ protocol: 'TCP' }], from: [site, pods(component), pods('setup')] }],
      );
    }
  });

  it('refuses invalid values, naming them', () => {
    expect(() => render('--set', 'engines.valkey.maxMemory=lots')).toThrow(/maxMemory/);
    expect(() => render('--set', 'engines.mongodb.image=mongo')).toThrow(/mongodb/);
  });
});
