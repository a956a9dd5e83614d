import { getOperatorPasswordVersion, operatorPasswordChanged } from '@gewerk/contracts/bus';
import { EventListener, MessageBus } from '@gewerk/messaging';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** Which password is in force. Asked for once and again after each change; sessions of another one have ended. */
@Injectable()
export class PasswordVersion implements OnApplicationBootstrap {
  private known: Promise<number> | undefined;

  constructor(
    private readonly bus: MessageBus,
    private readonly listener: EventListener,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(
      [operatorPasswordChanged],
      () => this.forget(),
      () => this.forget(),
    );
  }

  current(): Promise<number> {
    if (this.known) return this.known;
    const asked = this.bus.request(getOperatorPasswordVersion, {}).then(({ version }) => version);
    this.known = asked;
    asked.catch(() => {
      if (this.known === asked) this.known = undefined;
    });
    return asked;
  }

  /** The next look asks again. */
  forget(): void {
    this.known = undefined;
  }
}
