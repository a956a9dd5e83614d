import {
  liftSuppression,
  listSuppressions,
  type OutputOf,
  type ParsedInputOf,
  suppressBusiness,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SuppressBusinessService } from './suppress-business.service.js';

@Controller()
export class SuppressBusinessController {
  constructor(private readonly service: SuppressBusinessService) {}

  @Answers(suppressBusiness)
  suppress(@Payload() input: ParsedInputOf<typeof suppressBusiness>): Promise<{ id: string }> {
    return this.service.suppress(input);
  }

  @Answers(listSuppressions)
  list(@Payload() input: ParsedInputOf<typeof listSuppressions>): Promise<OutputOf<typeof listSuppressions>> {
    return this.service.list(input);
  }

  @Answers(liftSuppression)
  lift(@Payload() { id }: ParsedInputOf<typeof liftSuppression>): Promise<{ id: string }> {
    return this.service.lift(id);
  }
}
