import { type OutputOf, pageAddresses, type ParsedInputOf, summarizeAddresses } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { AddressesRepository } from './addresses.repository.js';

@Controller()
export class PageAddressesController {
  constructor(private readonly addresses: AddressesRepository) {}

  @Answers(pageAddresses)
  page(@Payload() input: ParsedInputOf<typeof pageAddresses>): Promise<OutputOf<typeof pageAddresses>> {
    return this.addresses.page(input);
  }

  @Answers(summarizeAddresses)
  summarize(
    @Payload() input: ParsedInputOf<typeof summarizeAddresses>,
  ): Promise<OutputOf<typeof summarizeAddresses>> {
    return this.addresses.summarize(input);
  }
}
