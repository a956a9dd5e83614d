import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import { type Observable, throwError } from 'rxjs';

/**
 * Lets expected errors through as they are and logs every other one. Messages only: what Nest's own
 * HTTP endpoints (health, metrics) throw is answered by its base filter.
 */
@Catch()
export class RpcErrorFilter extends BaseExceptionFilter implements ExceptionFilter {
  override catch(error: unknown, host: ArgumentsHost): Observable<never> | void {
    if (host.getType() === 'http') return super.catch(error, host);
    if (!(error instanceof GewerkError)) logger.error({ err: error }, 'An operation failed unexpectedly');
    return throwError(() => error);
  }
}
