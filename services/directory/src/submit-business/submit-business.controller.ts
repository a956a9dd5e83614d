import { type ParsedInputOf, submitBusiness } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SubmitBusinessService } from './submit-business.service.js';

@Controller()
export class SubmitBusinessController {
  constructor(private readonly service: SubmitBusinessService) {}

  @Answers(submitBusiness)
  submit(@Payload() input: ParsedInputOf<typeof submitBusiness>): Promise<{ id: string }> {
    return this.service.submit(input);
  }
}
