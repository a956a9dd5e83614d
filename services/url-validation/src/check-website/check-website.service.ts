import { getBusiness, GewerkError, type WebsiteCheck } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { WebsiteChecker } from './website-checker.js';

/** Checks the website of one business now. */
@Injectable()
export class CheckWebsiteService {
  constructor(
    private readonly bus: MessageBus,
    private readonly checker: WebsiteChecker,
  ) {}

  async check(id: string): Promise<WebsiteCheck> {
    const { name, website } = await this.bus.request(getBusiness, { id });
    if (!website) {
      const message = 'must be the id of a business that has a website';
      throw new GewerkError('invalid-input', `id: ${message}`, [{ field: 'id', message }]);
    }
    const verdict = await this.checker.check(website);
    return { businessId: id, name, website, ...verdict, checkedAt: new Date().toISOString() };
  }
}
