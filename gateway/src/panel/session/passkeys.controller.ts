import { addPasskey, logInByPasskey, removePasskey, startPasskey } from '@gewerk/contracts/bus';
import { FACTORS } from '@gewerk/contracts/limits';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { actingIn, sessionOf } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readBody } from '../routes/panel-input.js';
import { accountKey, LoginAttempts } from './login-attempts.js';
import { OpenSession } from './open-session.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { passkeySite } from './passkey-site.js';
import { sessionId } from './session-store.js';

const LOGIN = 'login';

/** Passkeys: logging in with one, and those of the calling account. */
@Controller()
export class PasskeysController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly bus: MessageBus,
    private readonly open: OpenSession,
    private readonly attempts: LoginAttempts,
    private readonly challenges: PasskeyChallenges,
  ) {}

  @PanelHandler(panelEndpoints.passkeyOptions)
  async loginOptions(): Promise<{ options: string }> {
    const { rpId } = passkeySite(this.env);
    const challenge = await this.challenges.issue(LOGIN);
    const asked = { challenge, rpId, timeout: FACTORS.ceremony, userVerification: 'required' };
    return { options: JSON.stringify(asked) };
  }

  @PanelHandler(panelEndpoints.loginByPasskey)
  async login(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { answer } = readBody(panelEndpoints.loginByPasskey, request);
    const challenge = await this.challenges.read(LOGIN, answer.response.clientDataJSON);
    const site = passkeySite(this.env);
    const { account } = await this.bus.request(logInByPasskey, { ...site, challenge, answer });
    if (!account) throw await this.attempts.refusedPasskey(request, reply);
    await this.challenges.use(challenge);
    const attempt = { kind: 'passkey', address: request.ip, device: undefined } as const;
    await this.attempts.succeeded(reply, { ...attempt, account: accountKey(account.email) });
    await reply.send(await this.open.begin(request, reply, account));
  }

  @PanelHandler(panelEndpoints.startPasskey)
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { password } = readBody(panelEndpoints.startPasskey, request);
    const { rpId } = passkeySite(this.env);
    const challenge = await this.challenges.issue(ownPurpose(request));
    const asked = { id: actingIn(request).id, password, challenge, rpId };
    const started = await this.attempts.withPassword(request, reply, () =>
      this.bus.request(startPasskey, asked),
    );
    await reply.send(started);
  }

  @PanelHandler(panelEndpoints.addPasskey)
  async add(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { name, answer } = readBody(panelEndpoints.addPasskey, request);
    const challenge = await this.challenges.read(ownPurpose(request), answer.response.clientDataJSON);
    await this.challenges.use(challenge);
    const made = { ...passkeySite(this.env), id: actingIn(request).id, challenge, name, answer };
    const { account } = await this.bus.request(addPasskey, made);
    if (request.panelCall) request.panelCall.subject = name;
    await reply.send(await this.open.renew(request, reply, account));
  }

  @PanelHandler(panelEndpoints.removePasskey)
  async remove(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') passkey: string,
  ): Promise<void> {
    const { password } = readBody(panelEndpoints.removePasskey, request);
    const asked = { id: actingIn(request).id, passkey, password };
    const { account } = await this.attempts.withPassword(request, reply, () =>
      this.bus.request(removePasskey, asked),
    );
    await reply.send(await this.open.renew(request, reply, account));
  }
}

/** Only the session that entered the password can add the passkey. */
const ownPurpose = (request: FastifyRequest): string => `add:${sessionId(sessionOf(request).token)}`;
