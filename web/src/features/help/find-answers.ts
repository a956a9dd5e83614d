import type { PageTexts } from '../../texts/page-texts.js';

type Groups = PageTexts['help']['groups'];
type Group = Groups[number];

export interface FoundGroup {
  readonly id: Group['id'];
  readonly title: Group['title'];
  readonly entries: readonly Group['entries'][number][];
}

/** The groups with the entries whose question or answer contains the text, in any case; all of them for ''. */
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
