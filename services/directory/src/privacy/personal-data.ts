import {
  type ParsedInputOf,
  type PersonalDataPage,
  removeDirectoryPersonalData,
  type RemovedPersonalData,
  scanDirectoryPersonalData,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { PersonalData } from '@gewerk/service-kit';
import { ModeratedRecords } from '../moderation/index.js';
import { FormerBusinessesRepository } from '../bulk/index.js';
import { ImportTraces } from '../imports/index.js';
import { BusinessesRepository } from '../record/index.js';
import { BusinessHistories, RemovedBusinessesRepository } from '../write/index.js';

/** Exports and removes what the directory stores about an email address. */
@UseCase()
export class DirectoryPersonalData {
  private readonly data: PersonalData;

  constructor(
    moderated: ModeratedRecords,
    removed: RemovedBusinessesRepository,
    businesses: BusinessesRepository,
    histories: BusinessHistories,
    imports: ImportTraces,
    former: FormerBusinessesRepository,
  ) {
    this.data = new PersonalData([
      ...moderated.personalData,
      removed.personalData,
      histories.personalData,
      imports.personalData,
      former.personalData,
      businesses.personalData,
    ]);
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
