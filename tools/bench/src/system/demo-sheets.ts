import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BusinessInput } from '@gewerk/contracts';
import { IMPORT } from '@gewerk/contracts/limits';
import { demoBusinesses } from '@gewerk/demo-data';
import exceljs from 'exceljs';

type Cell = string | number | boolean | undefined;

/** Columns with the names that the export gives them. */
const cells: Readonly<Record<string, (business: BusinessInput) => Cell>> = {
  place_id: ({ placeId }) => placeId,
  name: ({ name }) => name,
  category: ({ category }) => category,
  subtypes: ({ subtypes }) => subtypes?.join(', '),
  description: ({ description }) => description,
  street: ({ address }) => address,
  full_address: ({ fullAddress }) => fullAddress,
  city: ({ city }) => city,
  postal_code: ({ postalCode }) => postalCode,
  state: ({ state }) => state,
  country: ({ country }) => country,
  country_code: ({ countryCode }) => countryCode,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  site: ({ website }) => website,
  rating: ({ rating }) => rating,
  reviews: ({ reviewCount }) => reviewCount,
  reviews_per_score: ({ reviewsPerScore }) => json(reviewsPerScore),
  photos: ({ photos }) => photos?.join(' '),
  photos_count: ({ photosCount }) => photosCount,
  working_hours: ({ hours }) => (typeof hours === 'string' ? hours : json(hours)),
  about: ({ about }) => json(about),
  verified: ({ verified }) => verified,
};

const json = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

export interface DemoSheet {
  file: string;
  bytes: number;
}

/**
 * Writes the demo data as .xlsx files of at most `rows` rows each.
 * @throws Error if one is larger than an upload may be
 */
export async function makeDemoSheets(folder: string, count: number, rows: number): Promise<DemoSheet[]> {
  const sheets: DemoSheet[] = [];
  const businesses = demoBusinesses({ count });
  for (let left = count; left > 0; left -= rows) {
    const file = join(folder, `part-${sheets.length + 1}.xlsx`);
    await writeSheet(file, businesses, Math.min(left, rows));
    const bytes = (await stat(file)).size;
    if (bytes > IMPORT.maxBytes) throw new Error(`${rows} rows are ${bytes} bytes, too many for an upload`);
    sheets.push({ file, bytes });
  }
  return sheets;
}

async function writeSheet(file: string, from: Iterator<BusinessInput>, rows: number): Promise<void> {
  const options = { filename: file, useSharedStrings: false, useStyles: false };
  const book = new exceljs.stream.xlsx.WorkbookWriter(options);
  const sheet = book.addWorksheet('places');
  sheet.addRow(Object.keys(cells)).commit();
  for (let row = 0; row < rows; row += 1) {
    const { value } = from.next() as { value: BusinessInput };
    sheet.addRow(Object.values(cells).map((cell) => cell(value))).commit();
  }
  sheet.commit();
  await book.commit();
}
