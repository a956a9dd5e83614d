import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Row } from './measurement.js';
import { machine } from './machine.js';

const FILE = resolve(import.meta.dirname, '../../RESULTS.md');

/** Replaces a measurement's section in RESULTS.md; the other sections stay. */
export function writeResults(title: string, rows: readonly Row[]): void {
  const sections = readSections();
  sections.set(title, sectionOf(title, rows));
  writeFileSync(FILE, `${[head(), ...sections.values()].join('\n\n')}\n`);
}

function head(): string {
  return [
    '# Measurements',
    '',
    'Written by `npm run bench`. Each section was measured in one run that alternates between the engine alone and Gewerk (A B A B;',
    'medians), with the load from a separate process on the same machine; `npm run bench -- NAME …` measures single sections again.',
  ].join('\n');
}

function readSections(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const sections = text.split(/^(?=## )/m).slice(1);
  return new Map(sections.map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', section.trimEnd()]));
}

function sectionOf(title: string, rows: readonly Row[]): string {
  const table = [
    ['what', 'engine alone', 'Gewerk', 'ratio', 'target', 'met'],
    ['---', '---', '---', '---', '---', '---'],
    ...rows.map(({ what, alone, gewerk, ratio, target, met }) => [
      what,
      alone ?? '',
      gewerk,
      ratio ?? '',
      target,
      met ? 'yes' : 'no',
    ]),
  ];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return [`## ${title}`, '', `${machine()}`, '', ...lines].join('\n');
}
