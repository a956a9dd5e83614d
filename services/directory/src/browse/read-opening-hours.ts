import { readOpeningHours, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { readTypedHours } from './typed-hours.js';

/** Reads typed hours in the same way as those in a submission or a report. */
@UseCase()
export class ReadOpeningHours {
  @Answers(readOpeningHours)
  async read(typed: ParsedInputOf<typeof readOpeningHours>): Promise<OutputOf<typeof readOpeningHours>> {
    return { days: readTypedHours(typed) };
  }
}
