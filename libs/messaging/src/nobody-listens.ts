import { GewerkError } from '@gewerk/contracts';
import type { Operation } from '@gewerk/contracts/bus';

/** No process listens to the operation: its service is unavailable, or runs a release without it. */
export class NobodyListens extends GewerkError {
  constructor({ service }: Pick<Operation, 'service'>) {
    super('unavailable', `The ${service} service is unavailable; try again later.`);
  }
}
