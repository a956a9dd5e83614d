import { type OutputOf, type ParsedInputOf, upsertBusinesses } from '@gewerk/contracts';
import { Answers, MessagingModule } from '@gewerk/messaging';
import { Controller, Injectable, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';

type Batch = ParsedInputOf<typeof upsertBusinesses>;
type Answer = OutputOf<typeof upsertBusinesses>;

/** A directory in memory that keeps the contract: places by id, answers by run and batch, faults where a test wants them. */
@Injectable()
export class FakeDirectory {
  readonly places = new Map<string, string>();
  readonly answers = new Map<string, Answer>();
  /** Called before each batch is stored; what it throws is answered. */
  before: (batch: Batch) => Promise<void> = () => Promise.resolve();

  async store(batch: Batch): Promise<Answer> {
    await this.before(batch);
    const key = `${batch.runId}:${batch.batch}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answer: Answer = { imported: 0, duplicates: [], errors: [] };
    for (const { row, business } of batch.rows) {
      const place_id = business.placeId ?? business.name;
      if (this.places.has(place_id))
        answer.duplicates.push({ row_number: row, name: business.name, place_id });
      else answer.imported += 1;
      if (!this.places.has(place_id)) this.places.set(place_id, business.name);
    }
    this.answers.set(key, answer);
    return answer;
  }
}

@Controller()
class FakeDirectoryController {
  constructor(private readonly directory: FakeDirectory) {}

  @Answers(upsertBusinesses)
  store(@Payload() batch: Batch): Promise<Answer> {
    return this.directory.store(batch);
  }
}

@Module({
  imports: [MessagingModule.forProcess('directory')],
  controllers: [FakeDirectoryController],
  providers: [FakeDirectory],
})
export class FakeDirectoryModule {}
