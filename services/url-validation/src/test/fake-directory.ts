import {
  countWebsites,
  getBusiness,
  GewerkError,
  type OutputOf,
  pageWebsites,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { Answers, MessagingModule } from '@gewerk/messaging';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';

/** What the directory has, in id order; tests put businesses in. */
export const heldBusinesses: { id: string; name: string; website: string }[] = [];

@Controller()
class FakeDirectoryController {
  @Answers(pageWebsites)
  page(@Payload() { after, limit }: ParsedInputOf<typeof pageWebsites>): OutputOf<typeof pageWebsites> {
    const rest = heldBusinesses.filter(({ id, website }) => website !== '' && (after === null || id > after));
    const items = rest.slice(0, limit);
    return { items, next: items.length < limit ? null : (items.at(-1)?.id ?? null) };
  }

  @Answers(countWebsites)
  count(): { count: number } {
    return { count: heldBusinesses.filter(({ website }) => website !== '').length };
  }

  @Answers(getBusiness)
  get(@Payload() { id }: { id: string }): OutputOf<typeof getBusiness> {
    const business = heldBusinesses.find((held) => held.id === id);
    if (!business) throw new GewerkError('business-not-found', 'There is no such business.');
    // The check reads these three fields only.
    return business as unknown as OutputOf<typeof getBusiness>;
  }
}

/** As much of the directory service as the check of websites asks. */
@Module({ imports: [MessagingModule.forProcess('directory')], controllers: [FakeDirectoryController] })
export class FakeDirectory {}
