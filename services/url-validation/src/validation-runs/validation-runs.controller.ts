import {
  getValidationStatus,
  listValidationRuns,
  type OutputOf,
  type ParsedInputOf,
  prepareValidationReport,
  startValidation,
  stopValidation,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Reports } from '../report/reports.js';
import { ValidationRunsService } from './validation-runs.service.js';

@Controller()
export class ValidationRunsController {
  constructor(
    private readonly service: ValidationRunsService,
    private readonly reports: Reports,
  ) {}

  @Answers(startValidation)
  start(): Promise<OutputOf<typeof startValidation>> {
    return this.service.start();
  }

  @Answers(stopValidation)
  stop(): Promise<OutputOf<typeof stopValidation>> {
    return this.service.stop();
  }

  @Answers(getValidationStatus)
  status(): Promise<OutputOf<typeof getValidationStatus>> {
    return this.service.status();
  }

  @Answers(listValidationRuns)
  list(
    @Payload() { limit }: ParsedInputOf<typeof listValidationRuns>,
  ): Promise<OutputOf<typeof listValidationRuns>> {
    return this.service.list(limit);
  }

  @Answers(prepareValidationReport)
  report(
    @Payload() input: ParsedInputOf<typeof prepareValidationReport>,
  ): Promise<OutputOf<typeof prepareValidationReport>> {
    return this.reports.prepare(input);
  }
}
