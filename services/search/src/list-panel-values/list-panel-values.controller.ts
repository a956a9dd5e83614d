import { listPanelCategories, listPanelCountries, listPanelTypes, type OutputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { ListPanelValuesService } from './list-panel-values.service.js';

const names = new Intl.DisplayNames(['de'], { type: 'region' });

@Controller()
export class ListPanelValuesController {
  constructor(private readonly service: ListPanelValuesService) {}

  @Answers(listPanelCategories)
  async categories(): Promise<OutputOf<typeof listPanelCategories>> {
    return (await this.service.list('category')).map(({ value, count }) => ({ category: value, count }));
  }

  @Answers(listPanelTypes)
  async types(): Promise<OutputOf<typeof listPanelTypes>> {
    return (await this.service.list('type')).map(({ value, count }) => ({ type: value, count }));
  }

  @Answers(listPanelCountries)
  async countries(): Promise<OutputOf<typeof listPanelCountries>> {
    return (await this.service.list('country')).map(({ value, count }) => ({
      countryCode: value,
      country: /^[A-Z]{2}$/.test(value) ? (names.of(value) ?? value) : value,
      count,
    }));
  }
}
