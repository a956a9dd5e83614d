import { type SubmissionDraft, weekdays } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';

const fields = ['description', 'address', 'postal_code', 'city', 'phone', 'email', 'website'] as const;

/** The values of a submission. Website URLs are shown as text, not as links, since nobody has checked them. */
export function DraftFacts({ draft }: { readonly draft: SubmissionDraft }) {
  const { submissions: texts } = usePageTexts('admin');
  const hours = weekdays.filter((day) => draft.hours[day] !== '');
  return (
    <dl className="panel-facts">
      <div>
        <dt>{texts.fields.category}</dt>
        <dd>{texts.categories[draft.category]}</dd>
      </div>
      {fields.map((field) => (
        <div key={field}>
          <dt>{texts.fields[field]}</dt>
          <dd>{draft[field] === '' ? '–' : draft[field]}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.hours}</dt>
        <dd>
          {hours.length === 0 ? '–' : hours.map((day) => `${texts.days[day]} ${draft.hours[day]}`).join('\n')}
        </dd>
      </div>
    </dl>
  );
}
