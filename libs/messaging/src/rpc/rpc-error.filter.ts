import { GewerkError } from '@gewerk/contracts';
import { isEngineFault, logger } from '@gewerk/service-kit';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import { type Observable, throwError } from 'rxjs';

/**
 * Passes expected errors on, responds with `unavailable` for an unavailable engine, and logs all others. Errors of
 * Nest's own HTTP endpoints go to its base filter.
 */
@Catch()
export class RpcErrorFilter extends BaseExceptionFilter implements ExceptionFilter {
  override catch(error: unknown, host: ArgumentsHost): Observable<never> | void {
    if (host.getType() === 'http') return super.catch(error, host);
    if (error instanceof GewerkError) return throwError(() => error);
    if (isEngineFault(error)) {
      logger.warn({ err: error }, 'An operation failed because an engine is unavailable');
      return throwError(
        () => new GewerkError('unavailable', 'The service cannot reach an engine; try again in a moment.'),
      );
    }
    logger.error({ err: error }, 'An operation failed unexpectedly');
    return throwError(() => error);
  }
}
