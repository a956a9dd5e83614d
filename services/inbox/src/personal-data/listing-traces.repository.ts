import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CLAIM_MODEL, type ClaimRecord } from '../claims/claim.schema.js';
import { claimMailOf } from '../claims/claim-mail.js';
import { MAIL_MODEL, type MailRecord } from '../mails/mail.schema.js';
import { escaped } from '../mails/write-mail.js';
import { REPORTS_MAILS } from '../report-mails/reports-mail.js';
import { statisticsMailsOf } from '../statistics-mails/statistics-mail.js';
import {
  STATISTICS_READER_MODEL,
  type StatisticsReaderRecord,
} from '../statistics-mails/statistics-reader.schema.js';
import { submissionMailsOf } from '../submission-mails/submission-mails.js';

const SOMETHING = '…';

/** Everything that the inbox stores about a listing. */
@Injectable()
export class ListingTraces {
  constructor(
    @InjectModel(CLAIM_MODEL) private readonly claims: Model<ClaimRecord>,
    @InjectModel(STATISTICS_READER_MODEL) private readonly readers: Model<StatisticsReaderRecord>,
    @InjectModel(MAIL_MODEL) private readonly mails: Model<MailRecord>,
  ) {}

  /** Deletes mails with codes, statistics and decisions, which all name the listing. */
  async deleteMails(businessIds: readonly string[], submissionIds: readonly string[]): Promise<void> {
    const claims = await this.claims
      .find({ businessId: { $in: businessIds } }, { _id: 1 })
      .lean<ClaimRecord[]>();
    const readers = await this.readers
      .find({ businessId: { $in: businessIds } }, { _id: 1 })
      .lean<StatisticsReaderRecord[]>();
    const beginnings = [
      ...readers.map(({ _id }) => statisticsMailsOf(_id)),
      ...submissionIds.map((id) => submissionMailsOf(id)),
    ];
    await this.mails.deleteMany({
      $or: [
        { listing: { $in: businessIds } },
        // Mails that were stored before mails contained the id of their listing.
        { _id: { $in: claims.map(({ _id }) => claimMailOf(_id.toHexString())) } },
        ...beginnings.map((beginning) => ({ _id: { $regex: `^${beginning}` } })),
      ],
    });
  }

  /** Removes a name from the notices of reports, which name other listings too. */
  async unname(name: string): Promise<void> {
    // Only names at the beginning of a line are replaced, so that a short name removes nothing else.
    const replaced = (field: string, find: string, replacement: string): object => ({
      $replaceAll: { input: field, find: { $literal: find }, replacement },
    });
    await this.mails.updateMany(
      { _id: { $regex: `^${REPORTS_MAILS}` } },
      [
        {
          $set: {
            text: replaced('$text', `> ${name}: `, `> ${SOMETHING}: `),
            html: {
              $replaceAll: {
                input: replaced('$html', `>${escaped(name)}: `, `>${SOMETHING}: `),
                find: { $literal: `<br>${escaped(name)}: ` },
                replacement: `<br>${SOMETHING}: `,
              },
            },
          },
        },
      ],
      { updatePipeline: true },
    );
  }

  async deleteClaimsAndReaders(businessIds: readonly string[]): Promise<void> {
    await this.claims.deleteMany({ businessId: { $in: businessIds } });
    await this.readers.deleteMany({ businessId: { $in: businessIds } });
  }
}
