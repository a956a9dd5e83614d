import { type ParsedInputOf, reportListing } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ReportListingService } from './report-listing.service.js';

@Controller()
export class ReportListingController {
  constructor(private readonly service: ReportListingService) {}

  @Answers(reportListing)
  report(@Payload() input: ParsedInputOf<typeof reportListing>): Promise<{ id: string }> {
    return this.service.report(input);
  }
}
