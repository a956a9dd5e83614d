import { csvHead } from '@gewerk/csv';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { downloadCsv } from '../../kit/export/download-csv.js';

/** Headers that the import recognises: those of the export columns that people fill in. */
const HEADERS = [
  ...['name', 'category', 'street', 'postal_code', 'city', 'country_code', 'phone', 'email', 'site'],
  ...['working_hours', 'description', 'rating', 'reviews'],
];

/** Downloads an empty sheet to fill in. */
export function SheetTemplate() {
  const { imports: texts } = usePageTexts('admin');
  return (
    <button
      type="button"
      className="panel-quiet"
      onClick={() => downloadCsv(csvHead(HEADERS), texts.templateFile)}
    >
      {texts.template}
    </button>
  );
}
