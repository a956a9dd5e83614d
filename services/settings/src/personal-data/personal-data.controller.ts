import {
  pageSettingsPersonalData,
  type ParsedInputOf,
  type PersonalDataPage,
  removeSettingsPersonalData,
  type RemovedPersonalData,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SettingsPersonalData } from './settings-personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: SettingsPersonalData) {}

  @Answers(pageSettingsPersonalData)
  page(
    @Payload() { email, after, limit }: ParsedInputOf<typeof pageSettingsPersonalData>,
  ): Promise<PersonalDataPage> {
    return this.data.page(email, after, limit);
  }

  @Answers(removeSettingsPersonalData)
  remove(
    @Payload() { email }: ParsedInputOf<typeof removeSettingsPersonalData>,
  ): Promise<RemovedPersonalData> {
    return this.data.remove(email);
  }
}
