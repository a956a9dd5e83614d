import { GewerkError } from '@gewerk/contracts';
import { confirmNewsletter, endNewsletter, endStatisticsMail, mailLinkSchema } from '@gewerk/contracts/bus';
import { type MailLinkOutcome, mailLinkPaths } from '@gewerk/contracts/http';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SEE_OTHER = 303;
const SERVER_FAULT = 500;

type Action = typeof confirmNewsletter | typeof endNewsletter | typeof endStatisticsMail;

/**
 * Answers the button on a page that was opened from a link in a mail, if it was pressed without JavaScript:
 * the page shows the outcome. The token is the proof, so it does not matter who sends it.
 */
@Controller()
export class MailLinksController {
  constructor(private readonly bus: MessageBus) {}

  @Post(mailLinkPaths.newsletter)
  newsletter(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const isEnd = addressOf(request).searchParams.get('action') === 'unsubscribe';
    return this.press(isEnd ? endNewsletter : confirmNewsletter, request, reply);
  }

  @Post(mailLinkPaths.statistics)
  statistics(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.press(endStatisticsMail, request, reply);
  }

  private async press(action: Action, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { pathname, searchParams } = addressOf(request);
    searchParams.set('outcome', await this.outcomeOf(action, searchParams.get('token')));
    await reply.redirect(`${pathname}?${searchParams.toString()}`, SEE_OTHER);
  }

  private async outcomeOf(action: Action, token: string | null): Promise<MailLinkOutcome> {
    const link = mailLinkSchema.safeParse({ token });
    if (!link.success) return 'failed';
    try {
      await this.bus.request(action, link.data);
      return 'done';
    } catch (error) {
      if (!(error instanceof GewerkError)) throw error;
      return error.status < SERVER_FAULT ? 'failed' : 'again';
    }
  }
}

const addressOf = ({ url }: FastifyRequest): URL => new URL(url, 'http://gateway');
