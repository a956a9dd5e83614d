import { GewerkError, type Problem, toProblem } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import type { ApiFailure, ApiFetch, Renderer, RenderResult } from '@gewerk/web/server';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { matchPublicRoute } from '../public-api/match-route.js';
import { SharedReads } from './shared-reads.js';

export const WEB_RENDERER = Symbol('web-renderer');

/** An answer that is not 2xx, as the renderer is told of it. */
class FailedRead extends Error implements ApiFailure {
  override readonly name = 'FailedRead';
  readonly status: number;

  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.status = problem.status;
  }
}

/** Renders an address with the answers of the public API, read in this process. */
@Injectable()
export class PageRenderer {
  constructor(
    @Inject(WEB_RENDERER) private readonly renderer: Renderer,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly reads: SharedReads,
  ) {}

  render(address: string): Promise<RenderResult> {
    return this.renderer.render({
      // Joined, not resolved: an address that begins with two slashes would name another host.
      url: new URL(`${this.env.canonicalOrigin}${address}`),
      canonicalOrigin: this.env.canonicalOrigin,
      api: this.api,
      report: ({ path, error }) =>
        logger.warn({ err: error, path }, 'A page was rendered without an answer it needs'),
    });
  }

  private readonly api: ApiFetch = async (path, query = {}) => {
    try {
      const match = matchPublicRoute(path);
      if (!match) throw new GewerkError('route-not-found', 'There is nothing at this address.');
      return await this.reads.read(match.route, match.params, query);
    } catch (error) {
      throw new FailedRead(toProblem(error));
    }
  };
}
