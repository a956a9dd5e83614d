import type { PageTexts } from '../../../catalogue-types.js';

export const exports: PageTexts['admin']['exports'] = {
  title: 'Export',
  intro:
    'The list’s filters for category, city, type, country, search, source, run and day of change apply too. Every search word must occur in the name, address or city.',
  type: 'Businesses to export',
  types: { all: 'All', range: 'Range', date: 'Date' },
  format: 'File format',
  formats: { csv: 'CSV', xlsx: 'Excel workbook (.xlsx)' },
  columnsTitle: 'Columns in the file',
  columns: (chosen, all) => (chosen === all ? `Columns: all (${all})` : `Columns: ${chosen} of ${all}`),
  allColumns: 'All columns',
  start: 'First row',
  end: 'Last row',
  date: 'Day',
  rangeHint:
    'Rows are counted from 1; the first and last are included. They follow the sorting of the list or, if it is not sorted, the order in which the businesses were added.',
  dateHint: 'Businesses added on that day (UTC).',
  submit: 'Export',
  busy: 'Preparing …',
  rangeMissing: 'Enter the range',
  dateMissing: 'Choose a date',
};
