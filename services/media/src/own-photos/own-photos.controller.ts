import { getOwnPhoto, keepOwnPhoto, type ParsedInputOf, type Picture } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { OwnPhotosService } from './own-photos.service.js';

@Controller()
export class OwnPhotosController {
  constructor(private readonly service: OwnPhotosService) {}

  @Answers(keepOwnPhoto)
  keep(@Payload() input: ParsedInputOf<typeof keepOwnPhoto>): Promise<{ photo: string }> {
    return this.service.keep(input);
  }

  @Answers(getOwnPhoto)
  get(@Payload() input: ParsedInputOf<typeof getOwnPhoto>): Promise<Picture> {
    return this.service.get(input);
  }
}
