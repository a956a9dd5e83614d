import type { BusinessForm } from '@gewerk/contracts';
import type { ListingReport } from '@gewerk/contracts/bus';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from './get-report.js';
import { useReportDecision } from './use-report-decision.js';

interface Proposal {
  readonly isPending: boolean;
  /** The report while it is waiting; null if there is none, or if it has been decided. */
  readonly report: ListingReport | null;
  /** The listing's fields with the report's changes. */
  readonly form: BusinessForm | null;
  /** Marks the report as applied. */
  readonly settle: () => void;
}

/** The proposal of a report for the business whose form is open; `id` is null if there is no report. */
export function useProposal(id: string | null): Proposal {
  const detail = useQuery({ ...reportQuery(id ?? ''), enabled: id !== null });
  const decision = useReportDecision(id ?? '', () => undefined);
  const waiting = detail.data?.report.state === 'waiting' ? detail.data : null;
  return {
    isPending: id !== null && detail.isPending,
    report: waiting?.report ?? null,
    form: waiting?.proposed ?? null,
    settle: () => {
      if (waiting) decision.mutate({ decision: 'apply' });
    },
  };
}
