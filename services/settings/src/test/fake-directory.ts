import { nameBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers, MessagingModule } from '@gewerk/messaging';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';

@Controller()
class FakeDirectoryController {
  @Answers(nameBusinesses)
  name(@Payload() { ids }: ParsedInputOf<typeof nameBusinesses>): OutputOf<typeof nameBusinesses> {
    return { businesses: ids.map((id) => ({ id, name: 'Werkstatt Grün' })) };
  }
}

/** As much of the directory service as the audit trail asks. */
@Module({ imports: [MessagingModule.forProcess('directory')], controllers: [FakeDirectoryController] })
export class FakeDirectory {}
