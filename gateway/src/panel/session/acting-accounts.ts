import {
  accountChanged,
  type ActingAccount,
  getActingAccount,
  operatorPasswordChanged,
} from '@gewerk/contracts/bus';
import { EventListener, MessageBus } from '@gewerk/messaging';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { OperatorSession } from './session-store.js';

/** Enough for the owner's and all named accounts, including recently ended ones. */
const KEPT = 200;

/** The current rights of accounts, cached until a change, which ends all earlier sessions. */
@Injectable()
export class ActingAccounts implements OnApplicationBootstrap {
  private readonly known = new LRUCache<string, Promise<ActingAccount | null>>({ max: KEPT });

  constructor(
    private readonly bus: MessageBus,
    private readonly listener: EventListener,
  ) {}

  onApplicationBootstrap(): void {
    const forgetAll = (): void => this.known.clear();
    this.listener.listen([operatorPasswordChanged, accountChanged], forgetAll, forgetAll);
  }

  /** The account of a session; undefined if its rights have changed since, or the account has ended. */
  async in(session: OperatorSession): Promise<ActingAccount | undefined> {
    let account = await this.find(session.accountId);
    if (account && account.version < session.version) {
      // Another gateway issued the session with new rights before the event arrived here.
      this.forget(session.accountId);
      account = await this.find(session.accountId);
    }
    return account?.version === session.version ? account : undefined;
  }

  /** The next call reads the account again. */
  forget(id: string): void {
    this.known.delete(id);
  }

  private find(id: string): Promise<ActingAccount | null> {
    const known = this.known.get(id);
    if (known) return known;
    const asked = this.bus.request(getActingAccount, { id }).then(({ account }) => account);
    this.known.set(id, asked);
    asked.catch(() => {
      if (this.known.peek(id) === asked) this.known.delete(id);
    });
    return asked;
  }
}
