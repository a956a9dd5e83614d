import { getPhoto, type ParsedInputOf, type Picture } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PhotoService } from './photo.service.js';

@Controller()
export class PhotoController {
  constructor(private readonly service: PhotoService) {}

  @Answers(getPhoto)
  get(@Payload() input: ParsedInputOf<typeof getPhoto>): Promise<Picture> {
    return this.service.get(input);
  }
}
