import { forecastImport, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ForecastImportService } from './forecast-import.service.js';

@Controller()
export class ForecastImportController {
  constructor(private readonly service: ForecastImportService) {}

  @Answers(forecastImport)
  forecast(@Payload() input: ParsedInputOf<typeof forecastImport>): Promise<OutputOf<typeof forecastImport>> {
    return this.service.forecast(input);
  }
}
