import { randomBytes } from 'node:crypto';
import { GewerkError, handClaimWaysOf, invalidField } from '@gewerk/contracts';
import {
  dismissHandClaim,
  getBusiness,
  type HandClaim,
  issueHandCode,
  listHandClaims,
  type OutputOf,
  type ParsedInputOf,
  requestHandClaim,
} from '@gewerk/contracts/bus';
import { CLAIM, HAND_CLAIM } from '@gewerk/contracts/limits';
import { Answers, KnownSite, MessageBus, storeOnce, UseCase } from '@gewerk/messaging';
import { databaseTime } from '@gewerk/service-kit';
import { Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { hashOf, inHalves, newClaimId, newCode, newReference } from './claim-code.js';
import { claimLetter, postalLines } from './claim-letter.js';
import type { ClaimRecord } from './claim.schema.js';
import { HandClaimsRepository } from './hand-claims.repository.js';

const DAY_MS = 86_400_000;
const UNKNOWN_BYTES = 32;

/** Codes by letter or phone, for listings without an email address. */
@UseCase()
export class HandClaims {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly claims: HandClaimsRepository,
    private readonly bus: MessageBus,
    private readonly site: KnownSite,
  ) {}

  @Answers(requestHandClaim)
  async request({ delivery, claim }: ParsedInputOf<typeof requestHandClaim>): Promise<{ id: string }> {
    const { id } = await storeOnce(
      claim,
      () => this.claims.findByKey(delivery.key),
      (digest) => this.insert({ ...delivery, digest }, claim),
    );
    return { id };
  }

  @Answers(listHandClaims)
  async list(): Promise<OutputOf<typeof listHandClaims>> {
    const [waiting, issued, count] = await Promise.all([
      this.claims.list('waiting', HAND_CLAIM.listed),
      this.claims.list('issued', HAND_CLAIM.listed),
      this.claims.countWaiting(),
    ]);
    return {
      claims: [...waiting, ...issued].slice(0, HAND_CLAIM.listed).map(toHandClaim),
      count,
      since: waiting[0]?.requestedAt.toISOString() ?? null,
    };
  }

  @Answers(issueHandCode)
  async issue({ id }: ParsedInputOf<typeof issueHandCode>): Promise<OutputOf<typeof issueHandCode>> {
    const claim = await this.claims.find(id);
    if (!claim?.way || !claim.reference) throw noClaim();
    const { way } = claim;
    const listing = await this.bus.request(getBusiness, { id: claim.businessId });
    const code = newCode();
    const now = await databaseTime(this.connection);
    const expires = new Date(now.getTime() + HAND_CLAIM.lifetime[way]);
    if (!(await this.claims.issue(id, hashOf(claim._id, code), now, expires))) throw noClaim();
    const shown = { reference: inHalves(claim.reference), code: inHalves(code) };
    const answer = { way, ...shown, expires: expires.toISOString() };
    if (way === 'phone') return { ...answer, phone: listing.phone, letter: null };
    const { name: site } = await this.site.readOrLast();
    // The link opens the page in German, since the letter quotes its German labels.
    const link = new URL(`/${listing.urlSlug}?lang=de`, this.env.CANONICAL_URL).href;
    const text = claimLetter({ name: listing.name, site, link, expires, ...shown });
    return { ...answer, phone: null, letter: { address: postalLines(listing), text } };
  }

  @Answers(dismissHandClaim)
  async dismiss({ id }: ParsedInputOf<typeof dismissHandClaim>): Promise<Record<string, never>> {
    await this.claims.dismiss(id);
    return {};
  }

  private async insert(
    delivery: Pick<ClaimRecord, 'key' | 'tokenId' | 'digest'>,
    { business_id: businessId, way }: ParsedInputOf<typeof requestHandClaim>['claim'],
  ): Promise<string> {
    const listing = await this.bus.request(getBusiness, { id: businessId });
    if (!handClaimWaysOf(listing).includes(way))
      throw invalidField(
        'way',
        'is only for listings without an email address; a letter needs a postal address, a call a phone number',
      );
    const now = await databaseTime(this.connection);
    const hasRoomFor = async (more: number): Promise<boolean> => {
      const since = new Date(now.getTime() - HAND_CLAIM.period);
      return (await this.claims.count(since, { businessId, way })) + more <= HAND_CLAIM.perListing;
    };
    const [hasRoom, isWaiting] = await Promise.all([hasRoomFor(1), this.claims.isWaiting(businessId, way)]);
    const _id = newClaimId();
    const reference = newReference();
    const claim: Omit<ClaimRecord, 'expiresAt'> = {
      ...delivery,
      _id,
      businessId,
      // There is no code yet, so the hash is that of a random value.
      codeHash: hashOf(_id, randomBytes(UNKNOWN_BYTES).toString('base64url')),
      way,
      reference,
      tries: CLAIM.tries,
      requestedAt: now,
    };
    const until = (lifetime: number) => new Date(now.getTime() + lifetime);
    const reachesOperator =
      !isWaiting &&
      hasRoom &&
      (await this.claims.insertWaiting({
        ...claim,
        name: listing.name,
        expiresAt: until(HAND_CLAIM.waits),
      }));
    if (!reachesOperator) await this.claims.insert({ ...claim, expiresAt: until(DAY_MS) });
    // Only one request waits at a time, so this counts all earlier ones, including those settled since the first count.
    else if (!(await hasRoomFor(0))) await this.claims.dismiss(_id.toHexString());
    return reference;
  }
}

function toHandClaim(claim: ClaimRecord): HandClaim {
  const { _id, businessId, name = '', way = 'letter', hand, passHash, requestedAt, issuedAt } = claim;
  const isIssued = hand === 'issued';
  return {
    id: _id.toHexString(),
    businessId,
    name,
    way,
    state: passHash ? 'used' : isIssued ? 'issued' : 'waiting',
    requestedAt: requestedAt.toISOString(),
    issuedAt: issuedAt?.toISOString() ?? null,
  };
}

const noClaim = (): GewerkError =>
  new GewerkError('claim-not-found', 'There is no such request, or its code was already used.');
