import { getDirectoryStats, type OutputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { GetDirectoryStatsService } from './get-directory-stats.service.js';

@Controller()
export class GetDirectoryStatsController {
  constructor(private readonly service: GetDirectoryStatsService) {}

  @Answers(getDirectoryStats)
  get(): Promise<OutputOf<typeof getDirectoryStats>> {
    return this.service.get();
  }
}
