import {
  type ParsedInputOf,
  type PersonalDataPage,
  removeDirectoryPersonalData,
  type RemovedPersonalData,
  scanDirectoryPersonalData,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { PersonalData } from '@gewerk/service-kit';
import { ReportsRepository } from '../moderation/reports/reports.repository.js';
import { SubmissionsRepository } from '../moderation/submissions/submissions.repository.js';
import { BusinessesRepository } from '../record/businesses.repository.js';
import { RemovedBusinessesRepository } from '../write/removed-businesses.repository.js';

/** What the directory keeps about an e-mail address. */
@UseCase()
export class DirectoryPersonalData {
  private readonly data: PersonalData;

  constructor(
    submissions: SubmissionsRepository,
    reports: ReportsRepository,
    removed: RemovedBusinessesRepository,
    businesses: BusinessesRepository,
  ) {
    this.data = new PersonalData(
      [submissions, reports, removed, businesses].map((each) => each.personalData),
    );
  }

  @Answers(scanDirectoryPersonalData)
  scan({ email, after, limit }: ParsedInputOf<typeof scanDirectoryPersonalData>): Promise<PersonalDataPage> {
    return this.data.page(email, after, limit);
  }

  @Answers(removeDirectoryPersonalData)
  remove({ email }: ParsedInputOf<typeof removeDirectoryPersonalData>): Promise<RemovedPersonalData> {
    return this.data.remove(email);
  }
}
