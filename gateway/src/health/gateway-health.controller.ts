import { GewerkError } from '@gewerk/contracts';
import { Readiness } from '@gewerk/service-kit';
import { Controller, Get, Header } from '@nestjs/common';

/** Health of the public port: no metrics here, and no detail except the names of what is missing. */
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
