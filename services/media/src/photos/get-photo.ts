import { getBusiness, getPhoto, type ParsedInputOf, type Picture } from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { isElsewhere } from './photo-address.js';
import { PhotoFetcher, photoNotFound } from './photo-fetcher.js';

@UseCase()
export class GetPhoto {
  constructor(
    private readonly bus: MessageBus,
    private readonly fetcher: PhotoFetcher,
  ) {}

  @Answers(getPhoto)
  async get({ businessId, index, width }: ParsedInputOf<typeof getPhoto>): Promise<Picture> {
    const { photos } = await this.bus.request(getBusiness, { id: businessId });
    const address = photos[index];
    if (address === undefined || !isElsewhere(address)) throw photoNotFound();
    const picture = await this.fetcher.rendition(address, width);
    return {
      contentType: 'image/webp',
      base64: Buffer.from(picture).toString('base64'),
      isSubstitute: false,
    };
  }
}
