import { type PublicEndpoint, publicEndpoints } from '@gewerk/contracts/serving';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Visits } from '../statistics/visits.js';
import { PublicGet } from '../http/routes/public-get.decorator.js';
import { PublicReads } from './public-reads.js';
import { sendJson } from '../http/answers/send-json.js';

/** Every public GET of the public specification, section 7. */
@Controller()
export class PublicApiController {
  constructor(
    private readonly reads: PublicReads,
    private readonly visits: Visits,
  ) {}

  @PublicGet(publicEndpoints.settings)
  settings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.settings, request, reply);
  }

  @PublicGet(publicEndpoints.cities)
  cities(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.cities, request, reply);
  }

  @PublicGet(publicEndpoints.stats)
  stats(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.stats, request, reply);
  }

  @PublicGet(publicEndpoints.popular)
  popular(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.popular, request, reply);
  }

  @PublicGet(publicEndpoints.search)
  search(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.search, request, reply);
  }

  @PublicGet(publicEndpoints.facets)
  facets(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.facets, request, reply);
  }

  @PublicGet(publicEndpoints.suggestions)
  suggestions(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.suggestions, request, reply);
  }

  @PublicGet(publicEndpoints.business)
  business(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.business, request, reply);
  }

  @PublicGet(publicEndpoints.businessBySlug)
  businessBySlug(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.businessBySlug, request, reply);
  }

  @PublicGet(publicEndpoints.cityBusinesses)
  cityBusinesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.cityBusinesses, request, reply);
  }

  @PublicGet(publicEndpoints.categories)
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.categories, request, reply);
  }

  @PublicGet(publicEndpoints.categoryBusinesses)
  categoryBusinesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.categoryBusinesses, request, reply);
  }

  @PublicGet(publicEndpoints.openingHours)
  openingHours(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(publicEndpoints.openingHours, request, reply);
  }

  private async answer(route: PublicEndpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const input = this.reads.input(route, request.params, request.query);
    const json = await this.reads.bytes(route, input);
    this.visits.data(route, request, input, json);
    await sendJson(reply, json, route.maxAgeSeconds);
  }
}
