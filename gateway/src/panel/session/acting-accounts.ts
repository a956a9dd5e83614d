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

/** The owner's and all named accounts, with those that have ended meanwhile. */
const KEPT = 200;

/** What accounts may do now. Asked for once and again after each change; sessions from before a change have ended. */
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

  /** Who acts in a session; undefined where its rights changed since, or its account has ended. */
  async in(session: OperatorSession): Promise<ActingAccount | undefined> {
    let account = await this.find(session.accountId);
    if (account && account.version < session.version) {
      // Another gateway gave the session its rights before word of them came here.
      this.forget(session.accountId);
      account = await this.find(session.accountId);
    }
    return account?.version === session.version ? account : undefined;
  }

  /** The next look asks again. */
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
