import {
  type BusinessDetail,
  getBusiness,
  getBusinessUsage,
  getSubmission,
  GewerkError,
  listReceivedReports,
  type ListingReport,
  type OutputOf,
  type ParsedInputOf,
  type Submission,
} from '@gewerk/contracts';
import { Answers, MessagingModule } from '@gewerk/messaging';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';

/** What the directory has; tests put submissions in. */
export const heldSubmissions = new Map<string, Submission>();
export const heldBusinesses = new Map<string, BusinessDetail>();
/** The reports that came, unless the directory is away. */
export const receivedReports = Object.assign([] as ListingReport[], { isAway: false });

/** Counts by `id month`; nothing was counted of what is not there. */
export const heldUsage = new Map<string, OutputOf<typeof getBusinessUsage>['days']>();

@Controller()
class FakeDirectoryController {
  @Answers(getSubmission)
  get(@Payload() { id }: { id: string }): OutputOf<typeof getSubmission> {
    const submission = heldSubmissions.get(id);
    if (!submission) throw new GewerkError('submission-not-found', 'There is no such submission.');
    return { submission, duplicates: [] };
  }

  @Answers(getBusiness)
  business(@Payload() { id }: { id: string }): BusinessDetail {
    const business = heldBusinesses.get(id);
    if (!business) throw new GewerkError('business-not-found', 'There is no such business.');
    return business;
  }

  @Answers(getBusinessUsage)
  usage(@Payload() { id, month }: ParsedInputOf<typeof getBusinessUsage>): OutputOf<typeof getBusinessUsage> {
    const { name } = this.business({ id });
    return { business: { id, name, city: '', urlSlug: '' }, days: heldUsage.get(`${id} ${month}`) ?? [] };
  }

  @Answers(listReceivedReports)
  reports(
    @Payload() { after, until, limit }: ParsedInputOf<typeof listReceivedReports>,
  ): OutputOf<typeof listReceivedReports> {
    if (receivedReports.isAway) throw new GewerkError('unavailable', 'The directory is away.');
    const found = receivedReports.filter(({ receivedAt }) => receivedAt > after && receivedAt <= until);
    return { total: found.length, reports: found.slice(0, limit) };
  }
}

/** As much of the directory service as the inbox asks. */
@Module({ imports: [MessagingModule.forProcess('directory')], controllers: [FakeDirectoryController] })
export class FakeDirectory {}

/** As much of a listing as the inbox looks at. */
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
