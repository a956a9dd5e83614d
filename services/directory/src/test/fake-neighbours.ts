import { GewerkError } from '@gewerk/contracts';
import {
  checkClaim,
  findAlikeBusinesses,
  getActingAccount,
  forgetChecks,
  forgetImportedPlaces,
  forgetInPanelViews,
  forgetListing,
  forgetOwnPhotos,
  getModerationSettings,
  getOwnPhoto,
  type OutputOf,
  type ParsedInputOf,
  getListingPass,
  scanPanelMatches,
} from '@gewerk/contracts/bus';
import { Answers, MessagingModule, UseCase } from '@gewerk/messaging';
import { Module } from '@nestjs/common';

/** What the services that the directory calls return; tests set it. */
export const neighbours = {
  ownersPublish: false,
  /** The business of each pass. */
  passes: new Map<string, { businessId: string; email: string }>(),
  /** Ids of uploaded photos, for any listing. */
  photos: new Set<string>(),
  /** The listing of each photo that was uploaded for a particular listing. */
  photoOf: new Map<string, string>(),
  /** Place ids that import reports were asked to forget. */
  forgotten: [] as string[],
  /** Ids of businesses whose website checks and photos were to be deleted. */
  unchecked: [] as string[],
  withoutPhotos: [] as string[],
  /** Requests to the inbox and settings services to forget listings. */
  withoutMails: [] as ParsedInputOf<typeof forgetListing>[],
  withoutViews: [] as string[],
  /** Matches of the search index, whatever the filter. */
  matches: [] as string[],
  /** Ids that the search index finds similar, whatever the request. */
  alike: [] as string[],
  /** The correct code of a claim. */
  code: '123456',
};

@UseCase()
class FakeNeighbours {
  @Answers(forgetImportedPlaces)
  forget({ placeIds }: ParsedInputOf<typeof forgetImportedPlaces>): Record<string, never> {
    neighbours.forgotten.push(...placeIds);
    return {};
  }

  @Answers(forgetChecks)
  uncheck({ businessIds }: ParsedInputOf<typeof forgetChecks>): Record<string, never> {
    neighbours.unchecked.push(...businessIds);
    return {};
  }

  @Answers(forgetListing)
  dropMails(listing: ParsedInputOf<typeof forgetListing>): Record<string, never> {
    neighbours.withoutMails.push(listing);
    return {};
  }

  @Answers(forgetInPanelViews)
  dropViews({ words }: ParsedInputOf<typeof forgetInPanelViews>): Record<string, never> {
    neighbours.withoutViews.push(...words);
    return {};
  }

  @Answers(forgetOwnPhotos)
  dropPhotos({ businessIds }: ParsedInputOf<typeof forgetOwnPhotos>): Record<string, never> {
    neighbours.withoutPhotos.push(...businessIds);
    return {};
  }

  @Answers(scanPanelMatches)
  scan({ offset }: ParsedInputOf<typeof scanPanelMatches>): OutputOf<typeof scanPanelMatches> {
    return { ids: neighbours.matches.slice(offset, offset + 2), total: neighbours.matches.length };
  }

  @Answers(findAlikeBusinesses)
  alike(): OutputOf<typeof findAlikeBusinesses> {
    return { ids: neighbours.alike };
  }

  @Answers(getActingAccount)
  account({ id }: ParsedInputOf<typeof getActingAccount>): OutputOf<typeof getActingAccount> {
    return { account: { id, name: `Name of ${id}`, role: 'owner', version: 1 } };
  }

  @Answers(getModerationSettings)
  settings(): OutputOf<typeof getModerationSettings> {
    return { ownersPublish: neighbours.ownersPublish };
  }

  @Answers(getListingPass)
  pass({ pass }: ParsedInputOf<typeof getListingPass>): OutputOf<typeof getListingPass> {
    const owner = neighbours.passes.get(pass);
    if (!owner) throw new GewerkError('forbidden', 'There is no such pass.');
    return owner;
  }

  @Answers(checkClaim)
  claim({ proof }: ParsedInputOf<typeof checkClaim>): OutputOf<typeof checkClaim> {
    if (proof.code === neighbours.code) return {};
    throw new GewerkError('invalid-input', 'claim: must be the code', [{ field: 'claim', message: 'wrong' }]);
  }

  @Answers(getOwnPhoto)
  photo({ id, businessId }: ParsedInputOf<typeof getOwnPhoto>): OutputOf<typeof getOwnPhoto> {
    const isOfOther = businessId !== undefined && (neighbours.photoOf.get(id) ?? businessId) !== businessId;
    if (!neighbours.photos.has(id) || isOfOther)
      throw new GewerkError('photo-not-found', 'There is no such photo.');
    // The directory only checks that the photo exists.
    return PICTURE;
  }
}

const PICTURE = {} as OutputOf<typeof getOwnPhoto>;

/** The operations of the inbox, media, search and settings services that the directory calls. */
@Module({ imports: [MessagingModule.forProcess('inbox')], controllers: [FakeNeighbours] })
export class FakeNeighboursModule {}
