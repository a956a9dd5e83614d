import { type OutputOf, pagePhotoSites, type ParsedInputOf, replacePhotos } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PhotoSitesRepository } from './photo-sites.repository.js';
import { ReplacePhotosService } from './replace-photos.service.js';

@Controller()
export class PhotoSitesController {
  constructor(
    private readonly sites: PhotoSitesRepository,
    private readonly service: ReplacePhotosService,
  ) {}

  @Answers(pagePhotoSites)
  page(@Payload() input: ParsedInputOf<typeof pagePhotoSites>): Promise<OutputOf<typeof pagePhotoSites>> {
    return this.sites.page(input);
  }

  @Answers(replacePhotos)
  replace(@Payload() input: ParsedInputOf<typeof replacePhotos>): Promise<OutputOf<typeof replacePhotos>> {
    return this.service.replace(input);
  }
}
