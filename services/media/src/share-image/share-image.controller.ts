import { getShareImage, type ShareSubject } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ShareImageService } from './share-image.service.js';

@Controller()
export class ShareImageController {
  constructor(private readonly service: ShareImageService) {}

  @Answers(getShareImage)
  get(@Payload() subject: ShareSubject): Promise<Uint8Array> {
    return this.service.get(subject);
  }
}
