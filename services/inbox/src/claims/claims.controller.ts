import {
  checkClaim,
  type OutputOf,
  type ParsedInputOf,
  readOwnerPass,
  requestClaim,
  takeOwnerPass,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ClaimsService } from './claims.service.js';

@Controller()
export class ClaimsController {
  constructor(private readonly service: ClaimsService) {}

  @Answers(requestClaim)
  request(@Payload() input: ParsedInputOf<typeof requestClaim>): Promise<{ id: string }> {
    return this.service.request(input);
  }

  @Answers(checkClaim)
  check(@Payload() input: ParsedInputOf<typeof checkClaim>): Promise<Record<string, never>> {
    return this.service.check(input);
  }

  @Answers(takeOwnerPass)
  takePass(@Payload() input: ParsedInputOf<typeof takeOwnerPass>): Promise<OutputOf<typeof takeOwnerPass>> {
    return this.service.takePass(input);
  }

  @Answers(readOwnerPass)
  readPass(@Payload() input: ParsedInputOf<typeof readOwnerPass>): Promise<OutputOf<typeof readOwnerPass>> {
    return this.service.readPass(input);
  }
}
