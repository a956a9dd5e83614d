import { EventPattern } from '@nestjs/microservices';
import { JETSTREAM } from './consumes.decorator.js';

export interface GapExtras {
  gapOf: string;
}

type Handler = (before: Date) => Promise<void>;

/**
 * Makes a method rebuild what a consumer owns, whenever events may have been missed that were published before a time.
 * Until it resolves it is called again, and no further events are handled.
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
