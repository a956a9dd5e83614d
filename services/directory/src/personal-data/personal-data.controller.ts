import {
  pageDirectoryPersonalData,
  type ParsedInputOf,
  type PersonalDataPage,
  removeDirectoryPersonalData,
  type RemovedPersonalData,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DirectoryPersonalData } from './directory-personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: DirectoryPersonalData) {}

  @Answers(pageDirectoryPersonalData)
  page(
    @Payload() { email, after, limit }: ParsedInputOf<typeof pageDirectoryPersonalData>,
  ): Promise<PersonalDataPage> {
    return this.data.page(email, after, limit);
  }

  @Answers(removeDirectoryPersonalData)
  remove(
    @Payload() { email }: ParsedInputOf<typeof removeDirectoryPersonalData>,
  ): Promise<RemovedPersonalData> {
    return this.data.remove(email);
  }
}
