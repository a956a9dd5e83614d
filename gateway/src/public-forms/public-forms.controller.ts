import {
  checkClaim,
  FORM_TOKEN_PATH,
  confirmNewsletter,
  endNewsletter,
  formTokenQuerySchema,
  invalidInput,
  mailLinkSchema,
  NEWSLETTER_PATHS,
  publicForms,
  receiveMessage,
  reportListing,
  requestClaim,
  requestNewsletter,
  submitBusiness,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FormTokens } from './form-tokens.js';
import { ReceivedForms } from './received-forms.js';

const OK = 200;
const CREATED = 201;

/** The forms that anybody may send, and the tokens that they need. */
@Controller()
export class PublicFormsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly tokens: FormTokens,
    private readonly forms: ReceivedForms,
  ) {}

  @Get(FORM_TOKEN_PATH)
  token(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): { token: string; earliest: string; expires: string } {
    const query = formTokenQuerySchema.safeParse(request.query);
    if (!query.success) throw invalidInput(query.error);
    reply.header('cache-control', 'no-store');
    const { token, earliest, expires } = this.tokens.issue(query.data.form);
    return { token, earliest: earliest.toISOString(), expires: expires.toISOString() };
  }

  @Post(publicForms.contact.path)
  @HttpCode(CREATED)
  contact(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('contact', request);
    return this.bus.request(receiveMessage, { delivery, message: content });
  }

  @Post(publicForms.submission.path)
  @HttpCode(CREATED)
  submission(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('submission', request);
    return this.bus.request(submitBusiness, { delivery, draft: content });
  }

  @Post(publicForms.newsletter.path)
  @HttpCode(CREATED)
  newsletter(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('newsletter', request);
    return this.bus.request(requestNewsletter, { delivery, form: content });
  }

  @Post(publicForms.report.path)
  @HttpCode(CREATED)
  async report(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('report', request);
    const { claim, ...report } = content;
    if (claim) await this.bus.request(checkClaim, { businessId: report.business_id, proof: claim });
    return this.bus.request(reportListing, { delivery, report, isByOwner: claim !== null });
  }

  @Post(publicForms.claim.path)
  @HttpCode(CREATED)
  claim(@Req() request: FastifyRequest): Promise<{ id: string }> {
    const { content, delivery } = this.forms.read('claim', request);
    return this.bus.request(requestClaim, { delivery, claim: content });
  }

  @Post(NEWSLETTER_PATHS.confirm)
  @HttpCode(OK)
  confirm(@Req() request: FastifyRequest): Promise<{ state: 'subscribed' }> {
    return this.bus.request(confirmNewsletter, linkOf(request));
  }

  /** Mail programs send this by themselves when their unsubscribe button is pressed (RFC 8058). */
  @Post(NEWSLETTER_PATHS.unsubscribe)
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
