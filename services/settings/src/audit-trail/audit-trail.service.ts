import {
  isBusinessAction,
  type listAudit,
  nameBusinesses,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditTrailRepository, type ToldEntry } from './audit-trail.repository.js';

/** The trail is read without names rather than late. */
const NAMES_WITHIN_MS = 2_000;

/**
 * Reads the audit trail with the names that businesses have today. They are asked for and not kept in the trail: a name
 * that was removed at the person's request is gone from it too.
 */
@Injectable()
export class AuditTrailService {
  constructor(
    private readonly trail: AuditTrailRepository,
    private readonly bus: MessageBus,
  ) {}

  async list(input: ParsedInputOf<typeof listAudit>): Promise<OutputOf<typeof listAudit>> {
    const { entries, next } = await this.trail.list(input);
    const ids = entries.flatMap((entry) => businessOf(entry) ?? []);
    const names = await this.names([...new Set(ids)]);
    return {
      entries: entries.map((entry) => ({ ...entry, name: names.get(businessOf(entry) ?? '') ?? null })),
      next,
    };
  }

  private async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    try {
      const limits = { timeoutMs: NAMES_WITHIN_MS, waitForResponderMs: 0 };
      const { businesses } = await this.bus.request(nameBusinesses, { ids: [...ids] }, limits);
      return new Map(businesses.map(({ id, name }) => [id, name]));
    } catch (error) {
      logger.warn({ err: error }, 'The audit trail is told without names');
      return new Map();
    }
  }
}

const businessOf = ({ action, subject }: ToldEntry): string | null =>
  isBusinessAction(action) ? subject : null;
