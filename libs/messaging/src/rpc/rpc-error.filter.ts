import { GewerkError } from '@gewerk/contracts';
import { isEngineFault, logger } from '@gewerk/service-kit';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import { type Observable, throwError } from 'rxjs';

/**
 * Lets expected errors through as they are, tells those of an engine that is away from faults, and logs every other one. Messages only: what Nest's own
 * HTTP endpoints (health, metrics) throw is answered by its base filter.
 */
@Catch()
export class RpcErrorFilter extends BaseExceptionFilter implements ExceptionFilter {
  override catch(error: unknown, host: ArgumentsHost): Observable<never> | void {
    if (host.getType() === 'http') return super.catch(error, host);
    if (error instanceof GewerkError) return throwError(() => error);
    if (isEngineFault(error)) {
      logger.warn({ err: error }, 'An operation failed for want of an engine');
      return throwError(
        () => new GewerkError('unavailable', 'The service lacks an engine; try again in a moment.'),
      );
    }
    logger.error({ err: error }, 'An operation failed unexpectedly');
    return throwError(() => error);
  }
}
