import {
  createBusiness,
  editBusiness,
  getManagedBusiness,
  type ManagedBusiness,
  mergeBusinesses,
  type ParsedInputOf,
  removeBusiness,
  restoreBusiness,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RemoveBusinessService } from './remove-business.service.js';
import { SaveBusinessService } from './save-business.service.js';

@Controller()
export class ManageBusinessesController {
  constructor(
    private readonly saves: SaveBusinessService,
    private readonly removals: RemoveBusinessService,
  ) {}

  @Answers(getManagedBusiness)
  get(@Payload() { id }: ParsedInputOf<typeof getManagedBusiness>): Promise<ManagedBusiness> {
    return this.saves.get(id);
  }

  @Answers(createBusiness)
  create(@Payload() input: ParsedInputOf<typeof createBusiness>): Promise<ManagedBusiness> {
    return this.saves.create(input);
  }

  @Answers(editBusiness)
  edit(@Payload() input: ParsedInputOf<typeof editBusiness>): Promise<ManagedBusiness> {
    return this.saves.edit(input);
  }

  @Answers(removeBusiness)
  remove(@Payload() input: ParsedInputOf<typeof removeBusiness>): Promise<{ id: string }> {
    return this.removals.remove(input);
  }

  @Answers(restoreBusiness)
  restore(@Payload() { id }: ParsedInputOf<typeof restoreBusiness>): Promise<ManagedBusiness> {
    return this.removals.restore(id);
  }

  @Answers(mergeBusinesses)
  merge(@Payload() input: ParsedInputOf<typeof mergeBusinesses>): Promise<ManagedBusiness> {
    return this.removals.merge(input);
  }
}
