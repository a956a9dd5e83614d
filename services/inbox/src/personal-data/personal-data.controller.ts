import {
  pageInboxPersonalData,
  type ParsedInputOf,
  type PersonalDataPage,
  removeInboxPersonalData,
  type RemovedPersonalData,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { InboxPersonalData } from './inbox-personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: InboxPersonalData) {}

  @Answers(pageInboxPersonalData)
  page(
    @Payload() { email, after, limit }: ParsedInputOf<typeof pageInboxPersonalData>,
  ): Promise<PersonalDataPage> {
    return this.data.page(email, after, limit);
  }

  @Answers(removeInboxPersonalData)
  remove(@Payload() { email }: ParsedInputOf<typeof removeInboxPersonalData>): Promise<RemovedPersonalData> {
    return this.data.remove(email);
  }
}
