import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@gewerk/contracts';
import * as contracts from '@gewerk/contracts/bus';
import '@gewerk/messaging';
import { metrics } from '@gewerk/service-kit';
import { parse } from 'yaml';

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const ROOT = join(__dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rules = parse(read('deploy/observability/alerts.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = rules.groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as { panels: Panel[] };
const expressions = [...alerts, ...panels.flatMap((panel) => panel.targets)].map(({ expr }) => expr);

/** The label names of each metric that a source declares for the process's registry, by the metric's name. */
function declaredIn(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))) {
    const text = read(join(folder, file));
    const pattern =
      /name: '(gewerk_\w+)',\s+help: [^\n]+,(?:\s+labelNames: \[([^\]]*)\] as const,)?[^}]*?registers: \[metrics\]/g;
    for (const [, name = '', labels = ''] of text.matchAll(pattern)) {
      found.set(
        name,
        [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label),
      );
    }
  }
  return found;
}

const SOURCES = [
  'gateway/src',
  'libs/messaging/src',
  'libs/service-kit/src',
  ...readdirSync(join(ROOT, 'services')).map((s) => `services/${s}/src`),
];
const declared = new Map(SOURCES.flatMap((folder) => [...declaredIn(folder)]));
/** Labels that Prometheus itself adds to every series. */
const TARGET_LABELS = ['job', 'instance', 'le'];

describe('the alert rules and the dashboard', () => {
  it('name only metrics that a process registers', async () => {
    const registered = (await metrics.getMetricsAsJSON()).map(({ name }) => name);
    const known = new Set([...registered, ...declared.keys()]);
    expect(declared.size).toBeGreaterThanOrEqual(5);
    for (const expr of expressions) {
      const names = [...expr.matchAll(/\b(?:gewerk|nodejs|process)_\w+/g)].map(([name]) => name);
      if (names.length === 0) expect(expr).toMatch(/^up\{/);
      for (const name of names) expect([...known]).toContain(name.replace(/_(bucket|sum|count)$/, ''));
    }
  });

  it('use only labels that the metric has', () => {
    for (const expr of expressions) {
      for (const [, name = '', selector = ''] of expr.matchAll(
        /\b(gewerk_\w+?)(?:_bucket|_sum|_count)?\{([^}]*)\}/g,
      )) {
        const labels = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label);
        for (const label of labels)
          expect([...TARGET_LABELS, ...(declared.get(name) ?? [])]).toContain(label);
      }
    }
  });

  it('use only operations and errors that exist', () => {
    const subjects = (Object.values(contracts) as unknown[]).map(
      (value) => (value as { subject?: string } | null)?.subject,
    );
    const codes: readonly string[] = errorCodes;
    for (const expr of expressions) {
      for (const [, value = ''] of expr.matchAll(/operation(?:=|!~)"([^"]+)"/g))
        for (const one of value.split('|'))
          expect(subjects.some((subject) => subject && new RegExp(`^${one}$`).test(subject))).toBe(true);
      for (const [, value = ''] of expr.matchAll(/outcome=~"([^"]+)"/g))
        for (const code of value.split('|')) expect(codes).toContain(code);
    }
  });

  it('match the runbook, which has exactly one section per alert', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (Gewerk\w+)$/gm)].map(([, name]) => name);
    expect(sections.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(annotations.summary).not.toBe('');
    }
  });
});
