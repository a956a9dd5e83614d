import { getPhotoUpdate, type OutputOf, startPhotoUpdate, stopPhotoUpdate } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { PhotoRunsService } from './photo-runs.service.js';

@Controller()
export class PhotoRunsController {
  constructor(private readonly service: PhotoRunsService) {}

  @Answers(startPhotoUpdate)
  start(): Promise<OutputOf<typeof startPhotoUpdate>> {
    return this.service.start();
  }

  @Answers(stopPhotoUpdate)
  stop(): Promise<OutputOf<typeof stopPhotoUpdate>> {
    return this.service.stop();
  }

  @Answers(getPhotoUpdate)
  newest(): Promise<OutputOf<typeof getPhotoUpdate>> {
    return this.service.newest();
  }
}
