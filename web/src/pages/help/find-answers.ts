import type { PageTexts } from '../../texts/catalogue-types.js';

type Groups = PageTexts['help']['groups'];
type Group = Groups[number];

/** A question with its answer. Its id is the anchor of the answer, the same in every language. */
export interface FoundAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface FoundGroup {
  readonly id: Group['id'];
  readonly title: Group['title'];
  readonly entries: readonly FoundAnswer[];
}

/** Entries whose question or answer contains the text, in any case, by group; all for ''. */
export function findAnswers(groups: Groups, text: string): FoundGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups
    .map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries
        .map((entry, index) => ({ ...entry, id: `${id}-${index + 1}` }))
        .filter((entry) => `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
