import { FULL_SHEET_ROWS, makeSheet } from './make-sheet.js';

const [file, rows = String(FULL_SHEET_ROWS)] = process.argv.slice(2);
if (file === undefined || !/^\d{1,7}$/.test(rows)) {
  process.stderr.write('Usage: make-sheet FILE.xlsx [ROWS]\n');
  process.exitCode = 1;
} else {
  const bytes = await makeSheet(file, Number(rows));
  process.stdout.write(`${file}: ${rows} rows, ${(bytes / 1024 / 1024).toFixed(1)} MB\n`);
}
