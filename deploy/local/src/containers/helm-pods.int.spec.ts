import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { envOf } from '../processes/process-env.js';
import { PROCESS_KINDS } from '../processes/processes.js';
import { helmPath, run } from './chart-tools.js';
import { EVERYTHING, REQUIRED } from './chart-values.js';

interface Variable {
  name: string;
  valueFrom?: { configMapKeyRef?: { name: string; key: string } };
}

interface Container {
  name: string;
  env: Variable[];
  envFrom?: object[];
  securityContext: object;
  resources: { limits: { memory?: string } };
}

interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: { runAsUser: number };
  containers: Container[];
  initContainers?: Container[];
  volumes: Record<string, unknown>[];
}

interface Manifest {
  kind: string;
  automountServiceAccountToken?: boolean;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: PodSpec }; jobTemplate?: { spec: { template: { spec: PodSpec } } } };
}

const CHART = join(__dirname, '../../../helm/gewerk');
/** Allowed kinds of volumes: none of them gives access to the node's own files. */
const VOLUMES = ['name', 'emptyDir', 'secret', 'persistentVolumeClaim'];

describe("the chart's pods", () => {
  let manifests: Manifest[];
  let pods: PodSpec[];

  beforeAll(async () => {
    const text = run(await helmPath(), ['template', 'gewerk', CHART, ...REQUIRED, ...EVERYTHING]);
    manifests = parseAllDocuments(text)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
    pods = manifests.flatMap(
      ({ spec }) => spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec ?? [],
    );
  }, 300_000);

  it('run as an unprivileged user with the runtime’s default system calls and without a cluster token', () => {
    // The pods of the processes, and that of the backup.
    expect(pods).toHaveLength(PROCESS_KINDS.length + 1);
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    }
    const accounts = manifests.filter(({ kind }) => kind === 'ServiceAccount');
    expect(accounts.map((account) => account.automountServiceAccountToken)).toEqual([false]);
  });

  it('get only the settings that their process reads, and only its Secret', () => {
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap');
    for (const kind of PROCESS_KINDS) {
      const container = pods.flatMap(({ containers }) => containers).find(({ name }) => name === kind.name);
      const given = (container?.env ?? []).flatMap(({ name, valueFrom }) =>
        valueFrom?.configMapKeyRef ? [[name, valueFrom.configMapKeyRef]] : [],
      );
      const read = Object.keys(envOf(kind, settings?.data ?? {})).map((name) => [
        name,
        { name: settings?.metadata.name, key: name },
      ]);
      expect([kind.name, given.sort()]).toEqual([kind.name, read.sort()]);
      expect(container?.envFrom).toEqual([{ secretRef: { name: `gewerk-${kind.name}` } }]);
    }
  });

  it('cannot gain privileges, write only to their volumes, and have a memory limit', () => {
    for (const { containers, initContainers = [] } of pods) {
      for (const container of [...containers, ...initContainers]) {
        expect([container.name, container.securityContext]).toEqual([
          container.name,
          {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        ]);
        expect([container.name, container.resources.limits.memory]).toEqual([
          container.name,
          expect.stringMatching(/^\d+[MG]i$/),
        ]);
      }
    }
  });

  it('have no access to their node, and limited disk space', () => {
    for (const pod of pods) {
      for (const shared of ['hostNetwork', 'hostPID', 'hostIPC']) expect(pod).not.toHaveProperty(shared);
      for (const volume of pod.volumes) {
        expect(Object.keys(volume).filter((name) => !VOLUMES.includes(name))).toEqual([]);
        if ('emptyDir' in volume)
          expect(volume['emptyDir']).toEqual({ sizeLimit: expect.stringMatching(/^\d+[MG]i$/) });
      }
    }
  });
});
