import type { ValidationRun } from '@gewerk/contracts/bus';
import type { Measurement } from '../report/measurement.js';
import { type ReportLine, type TrialSite, UrlValidationTrial } from '../websites/url-validation-trial.js';

const LEAST_PER_SECOND = 200;
const FAST = 'fast';
const SHOWN_FAULTS = 10;

/**
 * The check of 2,000 websites that behave like real ones, and of those among them that answer immediately.
 */
export const validation: Measurement = {
  name: 'validation',
  title: 'Check of business websites',
  isUsual: true,
  async run({ stop, folder, say }) {
    await stop();
    const trial = await UrlValidationTrial.start(folder);
    try {
      const { sites } = trial;
      const all = await trial.check(sites);
      const faults = faultsOf(sites, all.lines);
      for (const fault of faults.slice(0, SHOWN_FAULTS)) say(fault);
      const kinds = new Set(sites.map(({ kind }) => kind));
      say(`${sites.length} websites in ${seconds(all.run).toFixed(1)} s: ${JSON.stringify(all.run.grades)}`);
      const fast = sites.filter(({ kind }) => kind === FAST);
      const quick = await trial.check(fast);
      const fastFaults = faultsOf(fast, quick.lines);
      const perSecond = fast.length / seconds(quick.run);
      return [
        {
          what: `of ${sites.length.toLocaleString('en')} websites of ${kinds.size} kinds, graded correctly (${seconds(all.run).toFixed(1)} s)`,
          gewerk: (sites.length - faults.length).toLocaleString('en'),
          target: 'all',
          met: faults.length === 0,
        },
        {
          what: `checks/s of ${fast.length.toLocaleString('en')} websites that answer at once, including start and report`,
          gewerk: perSecond.toFixed(0),
          target: `≥ ${LEAST_PER_SECOND}`,
          met: perSecond >= LEAST_PER_SECOND && fastFaults.length === 0,
        },
      ];
    } finally {
      await trial.close();
    }
  },
};

/** Websites whose line in the report is missing, duplicated or wrong, one sentence each. */
function faultsOf(sites: readonly TrialSite[], lines: readonly ReportLine[]): string[] {
  const found = new Map(lines.map((line) => [line['business_id'], line]));
  const faults = sites.flatMap((site, index) => {
    const line = found.get(String(index).padStart(24, '0'));
    if (!line) return [`${site.kind}: ${site.website} is not in the report`];
    const isRight = line['grade'] === site.grade && (line['new_address'] || null) === site.newAddress;
    if (isRight) return [];
    return [`${site.kind}: ${site.website} is ${site.grade}, the report says ${JSON.stringify(line)}`];
  });
  if (lines.length > found.size) faults.push(`${lines.length - found.size} lines of the report are double`);
  return faults;
}

/** Time from the start of the run until its report existed, in seconds. */
const seconds = ({ createdAt, finishedAt }: ValidationRun): number =>
  (Date.parse(finishedAt ?? createdAt) - Date.parse(createdAt)) / 1_000;
