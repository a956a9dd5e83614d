import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ImportReceiptsRepository } from './import-receipts.repository.js';
import { ReplacedBusinessesRepository } from './replaced-businesses.repository.js';

/** Lets other modules permanently remove what imports stored about a business. */
@Injectable()
export class ImportTraces {
  readonly personalData: PersonalKind;

  constructor(
    private readonly receipts: ImportReceiptsRepository,
    private readonly replaced: ReplacedBusinessesRepository,
  ) {
    this.personalData = replaced.personalData;
  }

  /** Removes place ids from the receipts of batches. */
  forgetPlaces(placeIds: readonly string[]): Promise<void> {
    return this.receipts.forgetPlaces(placeIds);
  }

  /** Deletes the states of a business that imports replaced and that an undo would restore. */
  eraseBusiness(id: Types.ObjectId): Promise<void> {
    return this.replaced.eraseBusiness(id);
  }
}
