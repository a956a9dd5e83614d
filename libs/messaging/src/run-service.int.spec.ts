import { defineOperation } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Answers, MessagingModule } from './index.js';

const who = defineOperation({
  service: 'settings',
  name: 'test-who',
  input: z.object({}),
  output: z.object({ replica: z.number() }),
});

let replicas = 0;
/** The second replica keeps loading until the test lets it finish. */
const loads = Promise.withResolvers<undefined>();
const isLoading = Promise.withResolvers<undefined>();

@Injectable()
class Loading implements OnApplicationBootstrap {
  readonly replica = (replicas += 1);
  hasLoaded = false;

  async onApplicationBootstrap(): Promise<void> {
    if (this.replica === 2) {
      isLoading.resolve(undefined);
      await loads.promise;
    }
    this.hasLoaded = true;
  }
}

@Controller()
class WhoController {
  constructor(private readonly loading: Loading) {}

  @Answers(who)
  who(): { replica: number } {
    if (!this.loading.hasLoaded) throw new Error(`replica ${this.loading.replica} has not loaded yet`);
    return { replica: this.loading.replica };
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings')],
  controllers: [WhoController],
  providers: [Loading],
})
class TestModule {}

let servers: TestBus;
beforeAll(async () => {
  servers = await startTestBus();
});
afterAll(() => servers.close());

it('a replica receives no calls before it has loaded its data', async () => {
  const ask = async () => (await servers.bus.request(who, {})).replica;
  await servers.start('settings', TestModule);
  const starting = servers.start('settings', TestModule);
  await isLoading.promise;
  for (let asked = 0; asked < 30; asked += 1) expect(await ask()).toBe(1);
  loads.resolve(undefined);
  await starting;
  const heard = new Set<number>();
  while (heard.size < 2) heard.add(await ask());
});
