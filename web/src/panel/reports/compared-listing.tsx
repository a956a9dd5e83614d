import { type BusinessForm, weekdays } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { differing, type FormField } from '../kit/business-form/form-draft.js';
import { useWrittenField } from '../kit/business-form/use-written-field.js';
import type { ReportBesideListing } from '../kit/proposals/get-report.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { ComparedPhotos } from './compared-photos.js';

/** Fields shown if the report changes none, or has been decided. */
const basics = ['address', 'postalCode', 'city', 'phone', 'email', 'website', 'hours'] as const;

export function ComparedListing({ shown }: { readonly shown: ReportBesideListing }) {
  const { reports: texts } = usePageTexts('admin');
  const { fields } = usePageTexts('admin').businesses.form;
  const { listing, proposed, areHoursRead, report } = shown;
  if (!listing || !proposed) return <p>{texts.gone}</p>;
  const changed = report.state === 'waiting' ? differing(listing.form, proposed) : [];
  const rows: readonly FormField[] = changed.length > 0 ? changed : basics;
  const valueIn = (form: BusinessForm) => (field: FormField) => (
    <Value listing={listing} form={form} field={field} />
  );
  return (
    <>
      <PanelTable
        caption={texts.compared}
        className="report-compared"
        stacks
        rows={rows}
        keyOf={(field) => field}
        columns={[
          { head: texts.field, cell: (field) => fields[field], isName: true },
          { head: texts.now, cell: valueIn(listing.form) },
          ...(changed.length > 0 ? [{ head: texts.proposed, cell: valueIn(proposed) }] : []),
        ]}
      />
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
  const written = useWrittenField();
  return field === 'photos' ? (
    <ComparedPhotos listing={listing} photos={form.photos} />
  ) : (
    written(form, field)
  );
}

/** Shows proposed opening hours that could not be read as a week. */
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
