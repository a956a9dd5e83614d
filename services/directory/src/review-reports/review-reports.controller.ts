import {
  decideReport,
  getReport,
  type ListingReport,
  listReceivedReports,
  listReports,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DecideReportService } from './decide-report.service.js';
import { ReviewReportsService } from './review-reports.service.js';

@Controller()
export class ReviewReportsController {
  constructor(
    private readonly reviews: ReviewReportsService,
    private readonly decisions: DecideReportService,
  ) {}

  @Answers(listReports)
  list(@Payload() input: ParsedInputOf<typeof listReports>): Promise<OutputOf<typeof listReports>> {
    return this.reviews.list(input);
  }

  @Answers(getReport)
  get(@Payload() { id }: ParsedInputOf<typeof getReport>): Promise<OutputOf<typeof getReport>> {
    return this.reviews.get(id);
  }

  @Answers(decideReport)
  decide(@Payload() input: ParsedInputOf<typeof decideReport>): Promise<ListingReport> {
    return this.decisions.decide(input);
  }

  @Answers(listReceivedReports)
  received(
    @Payload() input: ParsedInputOf<typeof listReceivedReports>,
  ): Promise<OutputOf<typeof listReceivedReports>> {
    return this.reviews.received(input);
  }
}
