import { EventPattern } from '@nestjs/microservices';
import { JETSTREAM } from './consumes.decorator.js';

export interface GapExtras {
  gapOf: string;
}

type Handler = (before: Date) => Promise<void>;

/**
 * Marks the method that rebuilds a consumer's data if events published before a given time may have been
 * missed. It is called again until it resolves, and no further events are handled before that.
 */
export function AfterGap(durable: string) {
  return <H extends Handler>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const extras: GapExtras = { gapOf: durable };
    EventPattern<string>(`gap-of.${durable}`, JETSTREAM, extras)(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
