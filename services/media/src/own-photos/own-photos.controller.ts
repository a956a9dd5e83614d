import {
  businessChanged,
  getOwnPhoto,
  keepOwnPhoto,
  type ParsedInputOf,
  type PayloadOf,
  type Picture,
} from '@gewerk/contracts';
import { Answers, Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ClearOwnPhotosService } from './clear-own-photos.service.js';
import { OwnPhotosService } from './own-photos.service.js';

@Controller()
export class OwnPhotosController {
  constructor(
    private readonly service: OwnPhotosService,
    private readonly clear: ClearOwnPhotosService,
  ) {}

  @Answers(keepOwnPhoto)
  keep(@Payload() input: ParsedInputOf<typeof keepOwnPhoto>): Promise<{ photo: string }> {
    return this.service.keep(input);
  }

  @Answers(getOwnPhoto)
  get(@Payload() input: ParsedInputOf<typeof getOwnPhoto>): Promise<Picture> {
    return this.service.get(input);
  }

  @Consumes(businessChanged, { durable: 'media-own-photos', maxMessages: 20 })
  async look(@Payload() events: PayloadOf<typeof businessChanged>[]): Promise<void> {
    for (const { ids } of events) await this.clear.lookAt(ids);
  }
}
