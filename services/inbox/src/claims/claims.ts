import { randomBytes, timingSafeEqual } from 'node:crypto';
import { GewerkError, invalidField } from '@gewerk/contracts';
import {
  checkClaim,
  getBusiness,
  type OutputOf,
  type ParsedInputOf,
  getListingPass,
  requestClaim,
  issueListingPass,
} from '@gewerk/contracts/bus';
import { CLAIM, OWN_LISTING } from '@gewerk/contracts/limits';
import { Answers, MessageBus, storeOnce, UseCase } from '@gewerk/messaging';
import { databaseTime, logger } from '@gewerk/service-kit';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { MailAllowancesRepository } from '../mails/bounds/mail-allowances.repository.js';
import { BlindMailsRepository } from '../mails/blind-mails.repository.js';
import type { MailDraft } from '../mails/mail.schema.js';
import { Mails } from '../mails/mails.js';
import { claimMail } from './claim-mail.js';
import { hashOf, newClaimId, newCode } from './claim-code.js';
import { StatisticsReadersRepository } from '../statistics-mails/statistics-readers.repository.js';
import type { ClaimRecord } from './claim.schema.js';
import { ClaimsRepository } from './claims.repository.js';
import { hashOfPass, ListingPasses } from './listing-passes.js';
import { isListingsAddress, ownMailboxes } from './is-listings-address.js';

const HOUR_MS = 3_600_000;
const PASS_BYTES = 32;

/** Codes by mail that prove access to a listing's mailbox, and the passes issued for them. */
@UseCase()
export class Claims {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly claims: ClaimsRepository,
    private readonly bus: MessageBus,
    private readonly mails: Mails,
    private readonly blindMails: BlindMailsRepository,
    private readonly allowances: MailAllowancesRepository,
    private readonly statisticsReaders: StatisticsReadersRepository,
    private readonly passes: ListingPasses,
  ) {}

  @Answers(requestClaim)
  async request({ delivery, claim }: ParsedInputOf<typeof requestClaim>): Promise<{ id: string }> {
    const { id } = await storeOnce(
      claim,
      () => this.claims.findByKey(delivery.key),
      (digest) => this.insert({ ...delivery, digest }, claim),
    );
    return { id };
  }

  @Answers(checkClaim)
  async check({ businessId, proof }: ParsedInputOf<typeof checkClaim>): Promise<Record<string, never>> {
    const claim = await this.findProved(businessId, proof);
    await this.claims.forgetTry(claim);
    return {};
  }

  @Answers(issueListingPass)
  async issuePass({
    businessId,
    proof,
  }: ParsedInputOf<typeof issueListingPass>): Promise<OutputOf<typeof issueListingPass>> {
    const claim = await this.findProved(businessId, proof);
    // Fails if the listing no longer exists.
    await this.bus.request(getBusiness, { id: businessId });
    const statisticsMail = await this.statisticsReaders.languageOf(businessId, claim.email ?? '');
    const pass = randomBytes(PASS_BYTES).toString('base64url');
    const passUntil = new Date((await databaseTime(this.connection)).getTime() + OWN_LISTING.session);
    if (!(await this.claims.setPass(claim, hashOfPass(pass), passUntil))) throw over();
    const hasMail = claim.way === undefined;
    return { pass, expires: passUntil.toISOString(), statisticsMail, hasMail };
  }

  @Answers(getListingPass)
  async getPass({ pass }: ParsedInputOf<typeof getListingPass>): Promise<OutputOf<typeof getListingPass>> {
    return this.passes.ownerOf(pass);
  }

  private async findProved(
    businessId: string,
    proof: ParsedInputOf<typeof checkClaim>['proof'],
  ): Promise<ClaimRecord> {
    // Counted before the check, so that each of several concurrent attempts counts.
    const claim = await this.claims.countTry(proof.id, businessId);
    if (!claim) throw over();
    const given = Buffer.from(hashOf(claim.codeOf ?? claim._id, proof.code.toUpperCase()));
    if (!timingSafeEqual(given, Buffer.from(claim.codeHash))) throw wrong(CLAIM.tries - claim.tries - 1);
    return claim;
  }

  private async insert(
    delivery: Pick<ClaimRecord, 'key' | 'tokenId' | 'digest'>,
    claim: ParsedInputOf<typeof requestClaim>['claim'],
  ): Promise<string> {
    const { business_id: businessId, email } = claim;
    const listing = await this.bus.request(getBusiness, { id: businessId });
    const _id = newClaimId();
    const mailbox = mailboxOf(email);
    const now = await databaseTime(this.connection);
    const proof = await this.proofOf(_id, { businessId, mailbox, listing, now });
    const record: ClaimRecord = {
      ...delivery,
      ...proof.stored,
      _id,
      businessId,
      email,
      mailbox,
      tries: 0,
      requestedAt: now,
    };
    const { code, stored } = proof;
    const draft = claimMail({ id: _id.toHexString(), businessId, to: email, code, name: listing.name });
    await this.connection.transaction(async (session) => {
      await this.claims.insert(record, session);
      await (stored.isMailed ? this.mails.add([draft], session) : this.blindMails.add(draft, session));
    });
    // Queued after the response, so that all responses take the same time; RequeueMails finds a lost mail.
    if (stored.isMailed) setImmediate(() => void this.announce(draft));
    return _id.toHexString();
  }

  private async announce(draft: MailDraft): Promise<void> {
    await this.mails
      .announce([draft])
      .catch((error: unknown) => logger.warn(error, 'Could not queue the mail with the code; will retry'));
  }

  /**
   * The proof for a claim: a new code that is mailed; beyond the limit, the newest mailed code; for an address that
   * does not belong to the listing, nothing. All three run the same queries and store a mail, blind or not, so that
   * neither the response nor its timing reveals which case applies. Simultaneous claims are not yet in each other's
   * counts, so an allowance limits them.
   */
  private async proofOf(
    _id: Types.ObjectId,
    { businessId, mailbox, listing, now }: AskedProof,
  ): Promise<{ code: string; stored: Pick<ClaimRecord, 'codeHash' | 'codeOf' | 'isMailed' | 'expiresAt'> }> {
    const since = new Date(now.getTime() - HOUR_MS);
    const own = ownMailboxes(listing);
    const [mailed, mailedToOthers, shareable] = await Promise.all([
      this.claims.countMailed(since, businessId, mailbox),
      this.claims.countMailed(since, businessId, { $nin: own }),
      this.claims.findShareable(businessId, mailbox, new Date(now.getTime() + CLAIM.shareable)),
    ]);
    const isListings = isListingsAddress(mailbox, listing);
    const shared = isListings && mailed >= CLAIM.perHour ? shareable : null;
    const isOther = isListings && !own.includes(mailbox);
    const burst = Math.floor(now.getTime() / CLAIM.shareable);
    const whose = shared ? 'shared' : isOther ? 'others' : mailbox;
    // Hashed: allowances outlive a listing that is removed at a person's request.
    const isAllowed = await this.allowances.grant(
      `claims:${hashOfPass(`${businessId}:${whose}:${burst}`)}`,
      _id.toHexString(),
      isOther ? CLAIM.mailedPerHour : CLAIM.perHour,
    );
    const code = newCode();
    if (shared) {
      const { codeHash, codeOf = shared._id, expiresAt } = shared;
      return { code, stored: { codeHash, codeOf, isMailed: false, expiresAt } };
    }
    const expiresAt = new Date(now.getTime() + CLAIM.lifetime);
    const isMailed = isListings && isAllowed && (!isOther || mailedToOthers < CLAIM.mailedPerHour);
    const proved = isMailed ? code : randomBytes(PASS_BYTES).toString('base64url');
    return { code, stored: { codeHash: hashOf(_id, proved), isMailed, expiresAt } };
  }
}

interface AskedProof {
  businessId: string;
  mailbox: string;
  listing: OutputOf<typeof getBusiness>;
  now: Date;
}

const mailboxOf = (email: string): string => email.trim().toLowerCase();

const wrong = (left: number): GewerkError =>
  invalidField(
    'code',
    `is not the code that was mailed; ${left} ${left === 1 ? 'attempt is' : 'attempts are'} left`,
  );

function over(): GewerkError {
  const message = 'has expired or was already used; request a new code';
  return new GewerkError('forbidden', `code: ${message}`, [{ field: 'code', message }]);
}
