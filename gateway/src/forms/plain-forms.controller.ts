import { GewerkError } from '@gewerk/contracts';
import { plainFormPaths } from '@gewerk/contracts/http';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { isOwnOrigin } from '../http/guards/own-origin.js';
import { RequestRates } from '../rates/request-rates.js';
import { PageRenderer } from '../pages/page-renderer.js';
import { sendAnswerPage } from '../pages/send-page.js';
import { PlainForms } from './plain-forms.js';

const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Answers forms that were sent without JavaScript, each with the page of the form. */
@Controller()
export class PlainFormsController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly forms: PlainForms,
    private readonly renderer: PageRenderer,
    private readonly rates: RequestRates,
  ) {}

  @Post(plainFormPaths.contact)
  contact(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer('contact', request, reply);
  }

  @Post(plainFormPaths.submission)
  submission(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer('submission', request, reply);
  }

  private async answer(
    form: keyof typeof plainFormPaths,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (!isOwnOrigin(request, this.env.canonicalOrigin)) {
      throw new GewerkError('forbidden', 'Forms from other sites are not accepted.');
    }
    if (!URLENCODED.test(request.headers['content-type'] ?? '')) {
      const detail = 'The body must be a form, with content type application/x-www-form-urlencoded.';
      throw new GewerkError('unsupported-media-type', detail);
    }
    this.rates.chargeRendering(request);
    const { status, sent } = await this.forms.answerOf(form, request);
    await sendAnswerPage(reply, await this.renderer.renderAnswer(request.url, sent), status);
  }
}
