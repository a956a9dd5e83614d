import { changeOwnListing, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ChangeOwnListingService } from './change-own-listing.service.js';

@Controller()
export class ChangeOwnListingController {
  constructor(private readonly service: ChangeOwnListingService) {}

  @Answers(changeOwnListing)
  change(
    @Payload() input: ParsedInputOf<typeof changeOwnListing>,
  ): Promise<OutputOf<typeof changeOwnListing>> {
    return this.service.change(input);
  }
}
