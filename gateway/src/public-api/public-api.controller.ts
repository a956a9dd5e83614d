import { type PublicRoute, publicRoutes } from '@gewerk/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Visits } from '../usage/visits.js';
import { PublicGet } from './public-get.decorator.js';
import { PublicReads } from './public-reads.js';
import { sendJson } from './send-json.js';

/** Every public GET of the specification's section 7. */
@Controller()
export class PublicApiController {
  constructor(
    private readonly reads: PublicReads,
    private readonly visits: Visits,
  ) {}

  @PublicGet(publicRoutes.settings)
  settings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.settings, request, reply);
  }

  @PublicGet(publicRoutes.cities)
  cities(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.cities, request, reply);
  }

  @PublicGet(publicRoutes.stats)
  stats(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.stats, request, reply);
  }

  @PublicGet(publicRoutes.popular)
  popular(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.popular, request, reply);
  }

  @PublicGet(publicRoutes.search)
  search(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.search, request, reply);
  }

  @PublicGet(publicRoutes.facets)
  facets(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.facets, request, reply);
  }

  @PublicGet(publicRoutes.suggestions)
  suggestions(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.suggestions, request, reply);
  }

  @PublicGet(publicRoutes.business)
  business(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.business, request, reply);
  }

  @PublicGet(publicRoutes.businessBySlug)
  businessBySlug(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.businessBySlug, request, reply);
  }

  @PublicGet(publicRoutes.cityBusinesses)
  cityBusinesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.cityBusinesses, request, reply);
  }

  @PublicGet(publicRoutes.categories)
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.categories, request, reply);
  }

  @PublicGet(publicRoutes.categoryBusinesses)
  categoryBusinesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicRoutes.categoryBusinesses, request, reply);
  }

  private async answer(route: PublicRoute, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const json = await this.reads.bytes(route, request.params, request.query);
    this.visits.data(route, request, json);
    await sendJson(reply, json, route.maxAgeSeconds);
  }
}
