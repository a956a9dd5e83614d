import { GewerkError } from '@gewerk/contracts';
import { Readiness } from '@gewerk/service-kit';
import { Controller, Get, Header } from '@nestjs/common';

/** Health on the public port: no metrics, and no details except the names of missing dependencies. */
@Controller()
export class GatewayHealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @Header('cache-control', 'no-store')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready' }> {
    const missing = Object.keys(await this.readiness.missing());
    if (missing.length > 0) throw new GewerkError('unavailable', `Not ready: ${missing.join(', ')} missing.`);
    return { status: 'ready' };
  }
}
