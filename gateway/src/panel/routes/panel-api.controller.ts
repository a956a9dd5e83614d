import { GewerkError } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchPanelRoute } from '../guard/match-panel-route.js';
import { readBody, readQuery } from './panel-input.js';

/** Serves every admin route that an operation answers, from the table of admin routes alone. */
@Controller()
export class PanelApiController {
  constructor(private readonly bus: MessageBus) {}

  @All('api/admin/*')
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const call = request.panelCall;
    const { route, params } = call ?? {};
    if (!call || !route?.operation) throw nothingHere(request, reply);
    call.subject ??= Object.values(params ?? {})[0] ?? null;
    const input = { ...readQuery(route, request), ...params, ...readBody(route, request) };
    if (route.auditOther) call.other = route.auditOther(input as never);
    const json = await this.bus.requestBytes(route.operation, input);
    if (route.auditSubject) call.subject = route.auditSubject(parsed(json));
    await reply.status(200).header('content-type', 'application/json; charset=utf-8').send(json);
  }
}

/** The parsed response of the operation, in the form that the route's `auditSubject` expects. */
const parsed = (json: Uint8Array): never => JSON.parse(Buffer.from(json).toString()) as never;

function nothingHere(request: FastifyRequest, reply: FastifyReply): GewerkError {
  const { methods } = matchPanelRoute(request.method, request.url.split('?', 1)[0] ?? '') ?? {};
  if (!methods) return new GewerkError('route-not-found', 'No page or resource exists at this address.');
  reply.header('allow', methods.join(', '));
  return new GewerkError('method-not-allowed', `This address only accepts ${methods.join(', ')}.`);
}
