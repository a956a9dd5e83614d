import {
  Controller,
  Get,
  Header,
  Headers,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { metrics } from '../observe/metrics.js';
import { baseEnvSchema } from '../process/base-env.js';
import { parseEnv } from '../process/env.js';
import { mayReadMetrics } from './may-read-metrics.js';
import { Readiness } from './readiness.js';

/**
 * `/healthz`: the process is alive; `/readyz`: its dependencies answer, otherwise 503 naming those that do not;
 * `/metrics`: Prometheus.
 */
@Controller()
export class HealthController {
  private readonly token = parseEnv(baseEnvSchema.pick({ METRICS_TOKEN: true })).METRICS_TOKEN;

  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @Header('cache-control', 'no-store')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready' }> {
    const missing = await this.readiness.missing();
    if (Object.keys(missing).length > 0)
      throw new ServiceUnavailableException({ status: 'not ready', missing });
    return { status: 'ready' };
  }

  @Get('metrics')
  @Header('content-type', metrics.contentType)
  metrics(@Headers('authorization') authorization?: string): Promise<string> {
    if (!mayReadMetrics(authorization, this.token)) throw new UnauthorizedException();
    return metrics.metrics();
  }
}
