import { FULL_OLD_SHEET_ROWS, FULL_SHEET_ROWS, makeOldSheet, makeSheet } from './make-sheet.js';

const [file, given] = process.argv.slice(2);
const isOld = file?.endsWith('.xls') ?? false;
const rows = given ?? String(isOld ? FULL_OLD_SHEET_ROWS : FULL_SHEET_ROWS);
if (file === undefined || !/^\d{1,7}$/.test(rows)) {
  process.stderr.write('Usage: make-sheet FILE.xlsx|FILE.xls [ROWS]\n');
  process.exitCode = 1;
} else {
  const bytes = await (isOld ? makeOldSheet : makeSheet)(file, Number(rows));
  process.stdout.write(`${file}: ${rows} rows, ${(bytes / 1024 / 1024).toFixed(1)} MB\n`);
}
