import { getIndexStatus, type OutputOf, startReindex } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { IndexStatusService } from './index-status.service.js';
import { ReindexService } from './reindex.service.js';

@Controller()
export class ReindexController {
  constructor(
    private readonly reindex: ReindexService,
    private readonly indexStatus: IndexStatusService,
  ) {}

  @Answers(startReindex)
  async start(): Promise<OutputOf<typeof startReindex>> {
    await this.reindex.start();
    return { started: true };
  }

  @Answers(getIndexStatus)
  status(): Promise<OutputOf<typeof getIndexStatus>> {
    return this.indexStatus.status();
  }
}
