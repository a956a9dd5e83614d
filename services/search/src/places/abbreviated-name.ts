import { foldLoose } from '@gewerk/text';

/** The two parts of 'Krems/Donau', 'Frankfurt/M.' and 'Frankfurt (Main)', folded; empty for other names. */
export function abbreviatedName(name: string): [first: string, beside: string][] {
  const [, first = '', beside = ''] = /^([^/(,]+?)\s*[/(]\s*([^/(),.]+)[.)]*$/.exec(name.trim()) ?? [];
  return first === '' || beside === '' ? [] : [[foldLoose(first), foldLoose(beside)]];
}
