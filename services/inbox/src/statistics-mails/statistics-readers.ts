import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MailsRepository } from '../mails/mails.repository.js';
import { statisticsMailsOf } from './statistics-mail.js';
import type { StatisticsReaderRecord } from './statistics-reader.schema.js';
import { StatisticsReadersRepository } from './statistics-readers.repository.js';

@Injectable()
export class StatisticsReaders {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readers: StatisticsReadersRepository,
    private readonly mails: MailsRepository,
  ) {}

  /** Deletes the address and its unsent mails. */
  async remove(reader: StatisticsReaderRecord): Promise<void> {
    await this.connection.transaction(async (session) => {
      await this.readers.delete(reader, session);
      await this.mails.withdraw(statisticsMailsOf(reader._id), session);
    });
  }
}
