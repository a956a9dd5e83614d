import type { PageTexts } from '../../texts/catalogue-types.js';

type Groups = PageTexts['help']['groups'];
type Group = Groups[number];

export interface FoundGroup {
  readonly id: Group['id'];
  readonly title: Group['title'];
  readonly entries: readonly Group['entries'][number][];
}

/** Entries whose question or answer contains the text, in any case, by group; all for ''. */
export function findAnswers(groups: Groups, text: string): FoundGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups
    .map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.filter((entry) => `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
