import { type BusinessForm, type ManagedBusiness, weekdays } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';
import { differing, type FormField } from '../businesses/form-draft.js';
import { weekDraft } from '../businesses/hours-draft.js';
import type { ReportBesideListing } from './api.js';
import { ComparedPhotos } from './compared-photos.js';

/** Shown of a listing that is not to be changed. */
const basics = ['address', 'postalCode', 'city', 'phone', 'email', 'website', 'hours'] as const;

/** A listing as it is, and beside it what the report would have otherwise. */
export function ComparedListing({ shown }: { readonly shown: ReportBesideListing }) {
  const { reports: texts } = usePageTexts('admin');
  const { fields } = usePageTexts('admin').businesses.form;
  const { listing, proposed, areHoursRead, report } = shown;
  if (!listing || !proposed) return <p>{texts.gone}</p>;
  const changed = report.state === 'waiting' ? differing(listing.form, proposed) : [];
  const rows: readonly FormField[] = changed.length > 0 ? changed : basics;
  return (
    <>
      <div className="panel-scroll" role="region" aria-label={texts.compared} tabIndex={0}>
        <table className="panel-table report-compared">
          <caption className="visually-hidden">{texts.compared}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.now}</th>
              {changed.length > 0 && <th scope="col">{texts.proposed}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((field) => (
              <tr key={field}>
                <th scope="row">{fields[field]}</th>
                <td>
                  <Value listing={listing} form={listing.form} field={field} />
                </td>
                {changed.length > 0 && (
                  <td>
                    <Value listing={listing} form={proposed} field={field} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!areHoursRead && report.changes.hours && <UnreadHours hours={report.changes.hours} />}
    </>
  );
}

interface ValueProps {
  readonly listing: ManagedBusiness;
  readonly form: BusinessForm;
  readonly field: FormField;
}

function Value({ listing, form, field }: ValueProps) {
  const { days, closed } = usePageTexts('admin').businesses.hours;
  if (field === 'photos') return <ComparedPhotos listing={listing} photos={form.photos} />;
  if (field !== 'hours') {
    const value = form[field];
    return value === null || value === '' ? '–' : String(value);
  }
  const week = weekDraft(form.hours);
  if (week === null) return '–';
  return weekdays
    .map((day) => {
      const spans = (week[day] ?? []).map(({ from, to }) => `${from}–${to}`);
      return `${days[day]} ${spans.length === 0 ? closed : spans.join(', ')}`;
    })
    .join('\n');
}

/** Free texts of which no week could be made: the owner reads them. */
function UnreadHours({ hours }: { readonly hours: Readonly<Record<(typeof weekdays)[number], string>> }) {
  const { reports: texts } = usePageTexts('admin');
  const { days } = usePageTexts('admin').businesses.hours;
  const said = weekdays.filter((day) => hours[day] !== '');
  return (
    <div>
      <p className="panel-hint">{texts.unreadHours}</p>
      <p className="panel-letter">{said.map((day) => `${days[day]} ${hours[day]}`).join('\n')}</p>
    </div>
  );
}
