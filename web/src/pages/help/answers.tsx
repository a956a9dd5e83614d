import type { FoundGroup } from './find-answers.js';

interface AnswersProps {
  readonly groups: readonly FoundGroup[];
  /** Whether all answers are unfolded, as after a search. */
  readonly isOpen: boolean;
}

export function Answers({ groups, isOpen }: AnswersProps) {
  return (
    <div className="faq">
      {groups.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={`faq-${id}`}>
          <h2 id={`faq-${id}`}>{title}</h2>
          {entries.map(({ question, answer }) => (
            <details key={`${question}${isOpen}`} open={isOpen}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
