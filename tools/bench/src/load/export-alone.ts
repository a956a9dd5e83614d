import { format } from 'fast-csv';
import { MongoClient } from 'mongodb';

/**
 * Entry point of a child process: writes every business with fast-csv directly from a cursor, and prints rows and
 * seconds as JSON.
 */
const [url = '', database = '', columns = '29'] = process.argv.slice(2);
const client = await MongoClient.connect(url);
const startedAt = performance.now();
let rows = 0;
let bytes = 0;
const csv = format({ writeBOM: true });
csv.on('data', (piece: Buffer) => (bytes += piece.length));
const ended = new Promise<void>((resolve, reject) => csv.on('end', resolve).on('error', reject));
for await (const business of client.db(database).collection('businesses').find().sort({ _id: 1 })) {
  const cells = Object.values(business).slice(0, Number(columns));
  if (!csv.write(cells.map(cellOf))) await new Promise<void>((resolve) => csv.once('drain', () => resolve()));
  rows += 1;
}
csv.end();
await ended;
const seconds = (performance.now() - startedAt) / 1_000;
await client.close();
process.stdout.write(JSON.stringify({ rows, bytes, seconds }));

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
