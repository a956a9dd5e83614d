import 'reflect-metadata';
import { settingsChanged } from '@gewerk/contracts/bus';
import { Consumes, MessagingModule, startService } from '@gewerk/messaging';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';

/** A process that receives an event, reports it and never finishes; a test kills it. */
@Controller()
class StuckController {
  @Consumes(settingsChanged, { durable: 'test-killed', ackWaitMs: 2_000 })
  hear(@Payload() events: { version: number }[]): Promise<void> {
    process.stdout.write(`took ${JSON.stringify(events)}\n`);
    return new Promise(() => undefined);
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [StuckController],
})
class StuckModule {}

await startService('settings', StuckModule);
