import {
  type ParsedInputOf,
  type PersonalDataPage,
  removeInboxPersonalData,
  type RemovedPersonalData,
  scanInboxPersonalData,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Exports and removes what the inbox stores about an email address. */
@UseCase()
export class InboxPersonalData {
  constructor(private readonly data: PersonalDataRepository) {}

  @Answers(scanInboxPersonalData)
  scan({ email, after, limit }: ParsedInputOf<typeof scanInboxPersonalData>): Promise<PersonalDataPage> {
    return this.data.page(email, after, limit);
  }

  @Answers(removeInboxPersonalData)
  remove({ email }: ParsedInputOf<typeof removeInboxPersonalData>): Promise<RemovedPersonalData> {
    return this.data.remove(email);
  }
}
