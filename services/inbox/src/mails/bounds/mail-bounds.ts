import { createHash } from 'node:crypto';
import { MAIL_BOUNDS } from '@gewerk/contracts/limits';
import { Inject, Injectable } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../../env.js';
import type { MailDraft } from '../mail.schema.js';
import { MailAllowancesRepository } from './mail-allowances.repository.js';

const HOUR_MS = 3_600_000;
/** Lengths of the prefixes of an ISO instant that identify its day and its hour. */
const DAY_LENGTH = '2026-11-23'.length;
const HOUR_LENGTH = '2026-11-23T10'.length;

/** Limits the mails that anyone can trigger, so that the site cannot be used to fill a mailbox. */
@Injectable()
export class MailBounds {
  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly allowances: MailAllowancesRepository,
  ) {}

  /** Counts a mail towards its limit; false if it is beyond the limit. Repeating the call gives the same result. */
  async allow({ _id, to, bound }: MailDraft, now: Date = new Date()): Promise<boolean> {
    const day = now.toISOString().slice(0, DAY_LENGTH);
    const hour = now.toISOString().slice(0, HOUR_LENGTH);
    if (bound === 'acknowledgement') {
      const recipient = `acknowledgements:${hashOf(mailboxOf(to ?? ''))}:${day}`;
      if (!(await this.allowances.grant(recipient, _id, MAIL_BOUNDS.acknowledgementsADay))) return false;
      return this.allowances.grant(`acknowledgements:${hour}`, _id, this.env.ACKNOWLEDGEMENTS_AN_HOUR);
    }
    if (bound === 'notice') {
      const digestAt = new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS);
      const id = `notices:${hour}`;
      if (await this.allowances.grant(id, _id, this.env.NOTICES_AN_HOUR, digestAt)) return true;
      await this.allowances.countWithheld(id);
      return false;
    }
    return true;
  }
}

/**
 * The common form of all spellings of an address that reach the same mailbox: without a tag (RFC 5233), and
 * without the dots that some providers ignore. Two people whose addresses differ only in dots share a limit,
 * which costs them at most a confirmation.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const user = address
    .slice(0, at)
    .replace(/(?<=.)\+.*/s, '')
    .replaceAll('.', '');
  return `${user}${address.slice(at)}`.toLowerCase();
}

const hashOf = (mailbox: string): string => createHash('sha256').update(mailbox).digest('base64url');
