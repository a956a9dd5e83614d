import { type BusinessForm, weekdays } from '@gewerk/contracts';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useFigures } from '../figures/figures.js';
import type { FormField } from './form-draft.js';
import { weekDraft } from './hours-draft.js';

/** Text shown for an empty field. */
export const NOTHING = '–';

/** Formats the value of a form field in the panel's language. */
export function useWrittenField(): (form: BusinessForm, field: FormField) => string {
  const { form: texts, hours: hourTexts } = usePageTexts('admin').businesses;
  const { days, closed } = hourTexts;
  const figures = useFigures();
  return (form, field) => {
    if (field === 'hours') {
      const week = weekDraft(form.hours);
      if (week === null) return NOTHING;
      return weekdays
        .map((day) => {
          const spans = (week[day] ?? []).map(({ from, to }) => `${from}–${to}`);
          return `${days[day]} ${spans.length === 0 ? closed : spans.join(', ')}`;
        })
        .join('\n');
    }
    const value = form[field];
    if (field === 'businessStatus') return texts.statuses[form.businessStatus ?? 'none'];
    if (field === 'rating' && typeof value === 'number') return figures.rating(String(value));
    if (typeof value === 'boolean') return value ? '✓' : NOTHING;
    if (Array.isArray(value)) return value.join('\n') || NOTHING;
    return value === null || value === '' ? NOTHING : String(value);
  };
}
