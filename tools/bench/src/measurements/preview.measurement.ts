import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { IMPORT } from '@gewerk/contracts/limits';
import { FULL_SHEET_ROWS, makeSheet } from '../make-sheet.js';
import type { Measurement } from '../report/measurement.js';
import { operatorHeaders } from '../system/operator-session.js';
import { forgetPeak, memoryMb } from '../system/process-figures.js';

const MOST_MB = 400;
const MOST_GROWTH_MB = 50;
const MB = 1024 * 1024;

/**
 * The preview of a full sheet through the operator's call: every row is compared with the whole directory, none is
 * stored.
 */
export const preview: Measurement = {
  name: 'preview',
  title: 'Preview of an import',
  isUsual: true,
  async run({ system, folder, say }) {
    const file = join(folder, 'preview.xlsx');
    const bytes = await makeSheet(file, FULL_SHEET_ROWS);
    const { origin, launched } = await system();
    const headers = await operatorHeaders(origin);
    const service = launched.processOf('import-export').pid;
    const gateway = launched.processOf('gateway').pid;
    const gatewayBefore = memoryMb(gateway, 'VmRSS');
    forgetPeak(service);
    forgetPeak(gateway);
    const form = new FormData();
    form.append('excelFile', await openAsBlob(file), 'preview.xlsx');
    const from = performance.now();
    const answer = await fetch(`${origin}${panelEndpoints.importPreview.path}`, {
      method: 'POST',
      headers,
      body: form,
    });
    const seconds = (performance.now() - from) / 1_000;
    if (!answer.ok) throw new Error(`the preview answered ${answer.status}: ${await answer.text()}`);
    const { forecast, isComplete } = (await answer.json()) as ImportPreview;
    say(`${(bytes / MB).toFixed(1)} MB: ${JSON.stringify(forecast)}`);
    const peak = memoryMb(service, 'VmHWM');
    const growth = memoryMb(gateway, 'VmHWM') - gatewayBefore;
    const limit = IMPORT.previewTimeout / 1_000;
    return [
      {
        what: `${FULL_SHEET_ROWS.toLocaleString('en')} rows of 25 columns (${(bytes / MB).toFixed(1)} MB), upload until every row is counted`,
        gewerk: `${seconds.toFixed(1)} s`,
        target: `≤ ${limit} s`,
        met: isComplete && forecast?.rows === FULL_SHEET_ROWS && seconds <= limit,
      },
      {
        what: 'most memory of the import service',
        gewerk: `${peak.toFixed(0)} MB`,
        target: `≤ ${MOST_MB} MB`,
        met: peak <= MOST_MB,
      },
      {
        what: 'growth of the gateway',
        gewerk: `${growth.toFixed(0)} MB`,
        target: `≤ ${MOST_GROWTH_MB} MB`,
        met: growth <= MOST_GROWTH_MB,
      },
    ];
  },
};
