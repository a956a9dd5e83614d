import type { WorkKind } from '@gewerk/contracts';
import {
  countWaitingMails,
  countWaitingWork,
  findPanelBusinesses,
  getModerationSettings,
  getOperatorPasswordVersion,
  getPhotoUpdate,
  getValidationStatus,
  listAliasDomains,
  listBulkChanges,
  listHandClaims,
  listImportRuns,
} from '@gewerk/contracts/bus';
import { WORK } from '@gewerk/contracts/limits';
import { type PanelWork } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { withTimeLimit } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';

type Waiting = PanelWork['waiting'][number];
type Service = PanelWork['services'][number];
/** A service's response; null if there was none in time. */
interface Asked<T> {
  answer: T | null;
  health: Service;
}

/** How many of the newest imports are searched for failed ones. */
const NEWEST_IMPORTS = 20;

/**
 * Makes one or two cheap calls to each service, all at once, to learn what is waiting there and whether it responds
 * at all.
 */
@Injectable()
export class GatherWork {
  constructor(private readonly bus: MessageBus) {}

  /** Takes at most `WORK.patience`, even if services are unavailable. */
  async gather(): Promise<PanelWork> {
    const [directory, bulk, inbox, claims, imports, media, checks, password, ...others] = await Promise.all([
      ask('directory', this.bus.request(countWaitingWork, {})),
      ask('directory', this.bus.request(listBulkChanges, {})),
      ask('inbox', this.bus.request(countWaitingMails, {})),
      ask('inbox', this.bus.request(listHandClaims, {})),
      ask('import-export', this.bus.request(listImportRuns, { limit: NEWEST_IMPORTS })),
      ask('media', this.bus.request(getPhotoUpdate, {})),
      ask('url-validation', this.bus.request(getValidationStatus, {})),
      ask('settings', this.bus.request(getOperatorPasswordVersion, {})),
      ask('search', this.bus.request(findPanelBusinesses, { limit: 1 })),
      ask('settings', this.bus.request(getModerationSettings, {})),
      ask('redirect-tracking', this.bus.request(listAliasDomains, {})),
    ]);
    const { submissions, reports, ownChanges, hours } = directory.answer ?? {};
    const mails = inbox.answer && { count: inbox.answer.waiting, since: inbox.answer.since };
    return {
      waiting: [
        waiting('submissions', submissions),
        waiting('reports', reports),
        waiting('ownChanges', ownChanges),
        waiting('handClaims', claims.answer),
        waiting('mails', mails),
        waiting('imports', imports.answer && failed(imports.answer.runs)),
        waiting('photoUpdates', media.answer && failed(present(media.answer.run))),
        waiting('websiteChecks', checks.answer && failed(present(checks.answer.run))),
        waiting('bulkChanges', bulk.answer && failed(bulk.answer.runs)),
        waiting('hours', hours),
        ...(password.answer?.isWeak ? [waiting('password', { count: 1, since: null })] : []),
      ],
      services: [directory, inbox, imports, media, checks, ...others].map(({ health }) => health),
    };
  }
}

async function ask<T>(name: Service['name'], question: Promise<T>): Promise<Asked<T>> {
  const begun = performance.now();
  const answer = await withTimeLimit(question, WORK.patience).catch(() => null);
  const took = Math.round(performance.now() - begun);
  return { answer, health: { name, answers: answer !== null, took } };
}

const waiting = (
  kind: WorkKind,
  known: { count: number; since: string | null } | null | undefined,
): Waiting => ({ kind, count: known?.count ?? null, since: known?.since ?? null });

const present = <T>(run: T | null): T[] => (run === null ? [] : [run]);

/** Recently failed runs. */
export function failed(
  runs: readonly { state: string; finishedAt: string | null }[],
  now = Date.now(),
): { count: number; since: string | null } {
  const ends = runs
    .filter(({ state }) => state === 'failed')
    .flatMap(({ finishedAt }) => finishedAt ?? [])
    .filter((end) => now - Date.parse(end) < WORK.failedFor)
    .sort();
  return { count: ends.length, since: ends[0] ?? null };
}
