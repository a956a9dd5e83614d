import { invalidInput } from '@gewerk/contracts';
import {
  confirmNewsletter,
  endNewsletter,
  mailLinkSchema,
  receiveMessage,
  reportListing,
  requestClaim,
  requestHandClaim,
  requestNewsletter,
  submitBusiness,
} from '@gewerk/contracts/bus';
import { formEndpoints, visitorEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FormTokens } from './form-tokens.js';
import { ReceivedForms } from './received-forms.js';

const OK = 200;
const CREATED = 201;

/** The public forms and their tokens. */
@Controller()
export class FormsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly tokens: FormTokens,
    private readonly forms: ReceivedForms,
  ) {}

  @Get(visitorEndpoints.formToken.path)
  token(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): { token: string; earliest: string; expires: string } {
    const query = visitorEndpoints.formToken.query.safeParse(request.query);
    if (!query.success) throw invalidInput(query.error);
    reply.header('cache-control', 'no-store');
    const { token, earliest, expires } = this.tokens.issue(query.data.form);
    return { token, earliest: earliest.toISOString(), expires: expires.toISOString() };
  }

  @Post(formEndpoints.contact.path)
  @HttpCode(CREATED)
  contact(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('contact', request);
    return this.bus.request(receiveMessage, { delivery, message: content });
  }

  @Post(formEndpoints.submission.path)
  @HttpCode(CREATED)
  submission(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('submission', request);
    return this.bus.request(submitBusiness, { delivery, draft: content });
  }

  @Post(formEndpoints.newsletter.path)
  @HttpCode(CREATED)
  newsletter(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('newsletter', request);
    return this.bus.request(requestNewsletter, { delivery, form: content });
  }

  @Post(formEndpoints.report.path)
  @HttpCode(CREATED)
  report(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('report', request);
    const { claim, ...report } = content;
    return this.bus.request(reportListing, { delivery, report, claim });
  }

  @Post(formEndpoints.claim.path)
  @HttpCode(CREATED)
  claim(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('claim', request);
    return this.bus.request(requestClaim, { delivery, claim: content });
  }

  @Post(formEndpoints.handClaim.path)
  @HttpCode(CREATED)
  handClaim(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('handClaim', request);
    return this.bus.request(requestHandClaim, { delivery, claim: content });
  }

  @Post(visitorEndpoints.confirmNewsletter.path)
  @HttpCode(OK)
  confirm(@Req() request: FastifyRequest): Promise<{ state: 'subscribed' }> {
    return this.bus.request(confirmNewsletter, linkOf(request));
  }

  /** Mail programs send this when their unsubscribe button is pressed (RFC 8058). */
  @Post(visitorEndpoints.endNewsletter.path)
  @HttpCode(OK)
  unsubscribe(@Req() request: FastifyRequest): Promise<{ state: 'unsubscribed' }> {
    return this.bus.request(endNewsletter, linkOf(request));
  }
}

/** The token is the proof, so it does not matter who sends it. Fails with `invalid-input`. */
function linkOf(request: FastifyRequest): { token: string } {
  const link = mailLinkSchema.safeParse(request.query);
  if (!link.success) throw invalidInput(link.error);
  return link.data;
}
