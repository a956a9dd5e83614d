import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import {
  businessIdPattern,
  type checkClaim,
  CLAIM,
  getBusiness,
  GewerkError,
  type OutputOf,
  OWN_LISTING,
  type ParsedInputOf,
  type readOwnerPass,
  type requestClaim,
  type takeOwnerPass,
} from '@gewerk/contracts';
import { digestOf, MessageBus, storeOnce } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { Mails } from '../mails/mails.js';
import { claimMail } from '../templates/claim-mail.js';
import { UsageReadersService } from '../usage-mails/usage-readers.service.js';
import { CLAIM_MODEL, type ClaimRecord } from './claim.schema.js';
import { isListingsAddress } from './is-listings-address.js';

const HOUR_MS = 3_600_000;
const PASS_BYTES = 32;

/** Codes by mail that prove that somebody reads a listing's mail, and the passes that they are exchanged for. */
@Injectable()
export class ClaimsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(CLAIM_MODEL) private readonly claims: Model<ClaimRecord>,
    private readonly bus: MessageBus,
    private readonly mails: Mails,
    private readonly usageReaders: UsageReadersService,
  ) {}

  async request({ delivery, claim }: ParsedInputOf<typeof requestClaim>): Promise<{ id: string }> {
    const digest = digestOf(claim);
    const { id } = await storeOnce(
      digest,
      async () => {
        const known = await this.claims.findOne({ key: delivery.key }, { digest: 1 }).lean<ClaimRecord>();
        return known && { id: known._id.toHexString(), digest: known.digest };
      },
      () => this.insert({ ...delivery, digest }, claim),
    );
    return { id };
  }

  async check({ businessId, proof }: ParsedInputOf<typeof checkClaim>): Promise<Record<string, never>> {
    const claim = await this.proved(businessId, proof);
    await this.claims.updateOne({ _id: claim._id }, { $inc: { tries: -1 } });
    return {};
  }

  async takePass({
    businessId,
    proof,
  }: ParsedInputOf<typeof takeOwnerPass>): Promise<OutputOf<typeof takeOwnerPass>> {
    const claim = await this.proved(businessId, proof);
    // Only who reads a listing that is still there gets anything for the code.
    await this.bus.request(getBusiness, { id: businessId });
    const usageMail = await this.usageReaders.languageOf(businessId, claim.email ?? '');
    const pass = randomBytes(PASS_BYTES).toString('base64url');
    const passUntil = new Date(Date.now() + OWN_LISTING.session);
    // Of two that come at once with the right code one gets the pass.
    const { modifiedCount } = await this.claims.updateOne(
      { _id: claim._id, passHash: { $exists: false } },
      { $set: { passHash: hashOfPass(pass), passUntil } },
    );
    if (modifiedCount === 0) throw over();
    return { pass, expires: passUntil.toISOString(), usageMail };
  }

  async readPass({ pass }: ParsedInputOf<typeof readOwnerPass>): Promise<OutputOf<typeof readOwnerPass>> {
    const claim = await this.claims
      .findOne({ passHash: hashOfPass(pass), passUntil: { $gt: new Date() } })
      .lean<ClaimRecord>();
    if (claim) return { businessId: claim.businessId, email: claim.email ?? '' };
    throw new GewerkError('forbidden', 'The time to edit this listing is over: ask for a new code.');
  }

  /** The claim whose code was given. Fails as the operations say. */
  private async proved(
    businessId: string,
    proof: ParsedInputOf<typeof checkClaim>['proof'],
  ): Promise<ClaimRecord> {
    if (!businessIdPattern.test(proof.id)) throw over();
    // Counted before it is looked at: codes that are tried at the same moment count each.
    const claim = await this.claims
      .findOneAndUpdate(
        {
          _id: new Types.ObjectId(proof.id),
          businessId,
          tries: { $lt: CLAIM.tries },
          expiresAt: { $gt: new Date() },
          passHash: { $exists: false },
        },
        { $inc: { tries: 1 } },
      )
      .lean<ClaimRecord>();
    if (!claim) throw over();
    const given = Buffer.from(hashOf(claim._id, proof.code));
    if (!timingSafeEqual(given, Buffer.from(claim.codeHash))) throw wrong(CLAIM.tries - claim.tries - 1);
    return claim;
  }

  private async insert(
    delivery: Pick<ClaimRecord, 'key' | 'tokenId' | 'digest'>,
    claim: ParsedInputOf<typeof requestClaim>['claim'],
  ): Promise<string> {
    const { business_id: businessId, email } = claim;
    const listing = await this.bus.request(getBusiness, { id: businessId });
    const now = Date.now();
    const recent = { businessId, requestedAt: { $gt: new Date(now - HOUR_MS) } };
    if ((await this.claims.countDocuments(recent)) >= CLAIM.perHour) throw tooMany();
    const _id = new Types.ObjectId();
    const code = String(randomInt(10 ** CLAIM.digits)).padStart(CLAIM.digits, '0');
    const record: ClaimRecord = {
      ...delivery,
      _id,
      businessId,
      email,
      codeHash: hashOf(_id, code),
      tries: 0,
      requestedAt: new Date(now),
      expiresAt: new Date(now + CLAIM.lifetime),
    };
    // What is no address of the listing gets no mail; from outside both look the same.
    const isAddress = isListingsAddress(email, listing);
    const drafts = isAddress
      ? [claimMail({ id: _id.toHexString(), to: email, code, name: listing.name })]
      : [];
    await this.connection.transaction(async (session) => {
      await this.claims.create([record], { session });
      await this.mails.add(drafts, session);
    });
    await this.mails.announce(drafts);
    return _id.toHexString();
  }
}

const hashOf = (id: Types.ObjectId, code: string): string =>
  createHash('sha256').update(`${id.toHexString()}:${code}`).digest('base64url');

/** A pass is random enough to need no salt. */
const hashOfPass = (pass: string): string => createHash('sha256').update(pass).digest('base64url');

function wrong(left: number): GewerkError {
  const message = `is not the code that was mailed; ${left} tries are left`;
  return new GewerkError('invalid-input', `code: ${message}`, [{ field: 'code', message }]);
}

function over(): GewerkError {
  const message = 'is good no more: ask for a new code';
  return new GewerkError('forbidden', `code: ${message}`, [{ field: 'code', message }]);
}

const tooMany = (): GewerkError =>
  new GewerkError('rate-limited', 'Too many codes were asked for this listing; try again in an hour.');
