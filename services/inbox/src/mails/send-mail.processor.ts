import { inJobSpan } from '@gewerk/service-kit';
import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { MAIL_ATTEMPTS, MAIL_QUEUE, type MailJob } from './mail-queue.js';
import { SendMail } from './send-mail.js';

const AT_ONCE = 4;

@Processor(MAIL_QUEUE)
export class SendMailProcessor {
  constructor(private readonly service: SendMail) {}

  @Process({ concurrency: AT_ONCE })
  async run(job: Job<MailJob>): Promise<void> {
    await inJobSpan(MAIL_QUEUE, job.data, () =>
      this.service.send(job.data.mailId, job.attemptsMade + 1 >= MAIL_ATTEMPTS),
    );
  }
}
