import {
  changeOwnerPassword,
  ensureOwnerPassword,
  getOwnerPasswordVersion,
  type ParsedInputOf,
  setOwnerPassword,
  verifyOwnerPassword,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { EnsureOwnerPasswordService } from '../ensure-owner-password/ensure-owner-password.service.js';
import { OwnerPasswordService } from './owner-password.service.js';

@Controller()
export class OwnerPasswordController {
  constructor(
    private readonly service: OwnerPasswordService,
    private readonly first: EnsureOwnerPasswordService,
  ) {}

  @Answers(verifyOwnerPassword)
  verify(@Payload() { password }: ParsedInputOf<typeof verifyOwnerPassword>) {
    return this.service.verify(password);
  }

  @Answers(getOwnerPasswordVersion)
  version() {
    return this.service.version();
  }

  @Answers(changeOwnerPassword)
  change(@Payload() input: ParsedInputOf<typeof changeOwnerPassword>) {
    return this.service.change(input.oldPassword, input.newPassword);
  }

  @Answers(setOwnerPassword)
  set(@Payload() { password }: ParsedInputOf<typeof setOwnerPassword>) {
    return this.service.set(password);
  }

  @Answers(ensureOwnerPassword)
  ensure() {
    return this.first.ensure();
  }
}
