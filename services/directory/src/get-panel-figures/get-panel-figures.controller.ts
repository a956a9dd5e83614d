import { getPanelGrowth, getPanelStats, listPanelCities, type OutputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { GetPanelFiguresService } from './get-panel-figures.service.js';

@Controller()
export class GetPanelFiguresController {
  constructor(private readonly service: GetPanelFiguresService) {}

  @Answers(getPanelStats)
  stats(): Promise<OutputOf<typeof getPanelStats>> {
    return this.service.stats();
  }

  @Answers(listPanelCities)
  cities(): Promise<OutputOf<typeof listPanelCities>> {
    return this.service.cities();
  }

  @Answers(getPanelGrowth)
  growth(): Promise<OutputOf<typeof getPanelGrowth>> {
    return this.service.growth();
  }
}
