import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { helmPath, run } from './chart-tools.js';
import { EVERYTHING, REQUIRED } from './chart-values.js';

interface Rule {
  ports: { port: number }[];
  to?: object[];
}
interface Policy {
  kind: string;
  metadata: { name: string };
  spec: { egress: Rule[] };
}

const CHART = join(__dirname, '../../../helm/gewerk');
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as { processes: object };

/** Private networks, and the address from which cloud machines read their credentials. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'];

describe("the chart's network policies", () => {
  let helm: string;

  beforeAll(async () => {
    helm = await helmPath();
  }, 300_000);

  const template = (...args: string[]): string => run(helm, ['template', 'gewerk', CHART, ...args]);
  const policiesOf = (...args: string[]): Policy[] =>
    parseAllDocuments(template(...REQUIRED, ...args))
      .map((document) => document.toJS() as Policy | null)
      .filter((manifest) => manifest !== null)
      .filter(({ kind }) => kind === 'NetworkPolicy');

  it('refuses network policies without the location of the engines, saying what to set', () => {
    const nowhere = ['--set', 'site.trustedProxies=10.42.0.0/16'];
    expect(() => template(...nowhere)).toThrow(
      /networkPolicy\.enginesTo is empty while networkPolicy\.enabled is true.*Set networkPolicy\.enginesTo/s,
    );
    expect(template(...nowhere, '--set', 'networkPolicy.enabled=false')).not.toContain('NetworkPolicy');
  });

  it('refuses tracing without the location of the collector, saying what to set', () => {
    const traced = [...REQUIRED, '--set', 'tracing.endpoint=http://collector:4318'];
    expect(() => template(...traced)).toThrow(
      /networkPolicy\.collectorTo is empty while tracing\.endpoint is set.*Set networkPolicy\.collectorTo/s,
    );
    expect(template(...traced, '--set', 'networkPolicy.enabled=false')).toContain('collector:4318');
  });

  it('lets processes and the backup reach the ports of engines and mail only at their configured locations', () => {
    const policies = policiesOf(...EVERYTHING);
    const names = policies.map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual(
      [...Object.keys(values.processes), 'backup'].map((name) => `gewerk-${name}`).sort(),
    );
    for (const { spec, metadata } of policies) {
      const rules = spec.egress;
      const toPort = (port: number) => rules.filter(({ ports }) => ports.some((one) => one.port === port));
      expect(rules.filter(({ ports, to }) => !to && ports.every(({ port }) => port !== 53))).toEqual([]);
      if (metadata.name === 'gewerk-backup') {
        expect(spec).toMatchObject({ ingress: [], policyTypes: ['Ingress', 'Egress'] });
        expect(rules.flatMap(({ ports }) => ports.map(({ port }) => port))).not.toContain(443);
        continue;
      }
      for (const [port, name] of [
        ...[27017, 4222, 6379, 7700].map((one) => [one, 'engines'] as const),
        [4318, 'traces'] as const,
      ])
        expect(toPort(port).map(({ to }) => to)).toEqual([
          [{ namespaceSelector: { matchLabels: { name } } }],
        ]);
    }
  });

  it('lets processes that read other sites reach the web, at public addresses only', () => {
    const web = policiesOf(...EVERYTHING).flatMap(({ spec, metadata }) =>
      spec.egress
        .filter(({ ports }) => ports.some(({ port }) => port === 80 || port === 443))
        .map(({ to, ports }) => [metadata.name, ports.map(({ port }) => port), to] as const),
    );
    expect(web.map(([name]) => name)).toEqual([
      'gewerk-import-export',
      'gewerk-media',
      'gewerk-url-validation',
    ]);
    for (const [, ports, to] of web) {
      expect(ports).toEqual([80, 443]);
      expect(to).toEqual([{ ipBlock: { cidr: '0.0.0.0/0', except: expect.arrayContaining(PRIVATE) } }]);
    }
  });

  it('lets mail go to public addresses, or to a configured mail server', () => {
    const mailRule = (...args: string[]) => {
      const inbox = policiesOf(...args).find(({ metadata }) => metadata.name === 'gewerk-inbox');
      return inbox?.spec.egress.find(({ ports }) => ports.some(({ port }) => port === 587));
    };
    expect(JSON.stringify(mailRule()?.to)).toMatch(/0\.0\.0\.0\/0.*10\.0\.0\.0\/8/);
    expect(mailRule('--set', 'networkPolicy.mailTo[0].ipBlock.cidr=10.9.0.1/32')?.to).toEqual([
      { ipBlock: { cidr: '10.9.0.1/32' } },
    ]);
  });
});
