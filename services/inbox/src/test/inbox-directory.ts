import { type BusinessDetail, GewerkError, totalPages } from '@gewerk/contracts';
import {
  getBusinessStatistics,
  getSiteIdentity,
  getSubmission,
  listReceivedReports,
  listSubmissions,
  type ListingReport,
  type OutputOf,
  type Submission,
} from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { FakeDirectory } from '@gewerk/testing';

/** A fake directory with what the inbox needs. */
export class InboxDirectory extends FakeDirectory<BusinessDetail> {
  readonly submissions = new Map<string, Submission>();
  readonly reports: ListingReport[] = [];
  /** Whether requests for reports fail with `unavailable`. */
  isAway = false;
  siteName = 'Gewerk';
  /** Days with statistics by `id month`; a month without an entry has none. */
  readonly counted = new Map<string, OutputOf<typeof getBusinessStatistics>['days']>();

  constructor(bus: MessageBus) {
    super(bus);
    this.answer(getSubmission, ({ id }) => {
      const submission = this.submissions.get(id);
      if (!submission) throw new GewerkError('submission-not-found', 'Submission not found.');
      return { submission, duplicates: [] };
    });
    this.answer(listSubmissions, ({ state, page, limit }) => {
      const found = [...this.submissions.values()].filter((submission) => submission.state === state);
      const submissions = found.slice((page - 1) * limit, page * limit);
      return { submissions, total: found.length, page, totalPages: totalPages(found.length, limit) };
    });
    this.answer(getSiteIdentity, () => ({ name: this.siteName }));
    this.answer(getBusinessStatistics, ({ id, month }) => {
      const { name } = this.get(id);
      const days = this.counted.get(`${id} ${month}`) ?? [];
      return { business: { id, name, city: '', urlSlug: '' }, days };
    });
    this.answer(listReceivedReports, ({ after, until, limit }) => {
      if (this.isAway) throw new GewerkError('unavailable', 'The directory is away.');
      const found = this.reports.filter(({ receivedAt }) => receivedAt > after && receivedAt <= until);
      return { total: found.length, reports: found.slice(0, limit) };
    });
  }
}

/** The parts of a listing that the inbox reads. */
export const listing = (fields: Pick<BusinessDetail, 'id' | 'email' | 'website'>): BusinessDetail =>
  ({ name: 'Werkstatt Grün', ...fields }) as BusinessDetail;

export function submission(changes: Partial<Submission> = {}): Submission {
  const hours = {
    monday: '',
    tuesday: '',
    wednesday: '',
    thursday: '',
    friday: '',
    saturday: '',
    sunday: '',
  };
  return {
    id: '64b7f0c2a1d3e4f506172839',
    state: 'waiting',
    draft: {
      name: 'Werkstatt Grün & Söhne',
      category: 'kfz-werkstatt',
      description: 'Reparaturen aller Art',
      address: 'Lindenstraße 3',
      city: 'Bayreuth',
      postal_code: '95444',
      phone: '0921 123456',
      email: 'chefin@gruen.example',
      website: '',
      hours,
    },
    receivedAt: '2026-11-21T10:00:00.000Z',
    decidedAt: null,
    ageHours: 0,
    reason: null,
    businessId: null,
    urlSlug: null,
    ...changes,
  };
}
