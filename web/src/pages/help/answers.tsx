import { ArrowRight, Link } from 'lucide-react';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { FoundGroup } from './find-answers.js';
import { stepsAfter } from './next-steps.js';

interface AnswersProps {
  readonly groups: readonly FoundGroup[];
  /** Whether all answers are expanded, as after a search. */
  readonly isOpen: boolean;
}

/** The anchor is inside the answer, since browsers expand the element that contains it. */
export function Answers({ groups, isOpen }: AnswersProps) {
  const texts = usePageTexts('help');
  const link = useLink();
  return (
    <div className="faq help-answers">
      {groups.map(({ id, title, entries }) => (
        <section key={id} id={id} aria-labelledby={`faq-${id}`}>
          <h2 id={`faq-${id}`}>{title}</h2>
          {entries.map(({ id: anchor, question, answer }) => (
            <details key={`${anchor}${isOpen}`} open={isOpen}>
              <summary>{question}</summary>
              <div id={anchor} className="help-answer">
                <p>{answer}</p>
                <ul>
                  {stepsAfter(anchor).map(({ label, path }) => (
                    <li key={label}>
                      <a href={link(path)}>
                        {texts.steps[label]}
                        <ArrowRight size={16} aria-hidden="true" />
                      </a>
                    </li>
                  ))}
                  <li>
                    <a href={`#${anchor}`} className="help-anchor">
                      <Link size={14} aria-hidden="true" />
                      {texts.anchor}
                    </a>
                  </li>
                </ul>
              </div>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
