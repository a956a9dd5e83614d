import { getBusiness, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { GetBusinessService } from './get-business.service.js';

@Controller()
export class GetBusinessController {
  constructor(private readonly service: GetBusinessService) {}

  @Answers(getBusiness)
  get(@Payload() input: ParsedInputOf<typeof getBusiness>): Promise<OutputOf<typeof getBusiness>> {
    return this.service.get(input);
  }
}
