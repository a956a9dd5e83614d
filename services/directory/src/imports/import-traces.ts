import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ImportReceiptsRepository } from './import-receipts.repository.js';
import { ReplacedBusinessesRepository } from './replaced-businesses.repository.js';

/** Data of imports about a business that other modules remove permanently. */
@Injectable()
export class ImportTraces {
  readonly personalData: PersonalKind;

  constructor(
    private readonly receipts: ImportReceiptsRepository,
    private readonly replaced: ReplacedBusinessesRepository,
  ) {
    this.personalData = replaced.personalData;
  }

  /** In the receipts of batches. */
  forgetPlaces(placeIds: readonly string[]): Promise<void> {
    return this.receipts.forgetPlaces(placeIds);
  }

  /** The states that imports replaced and could be restored to. */
  eraseBusiness(id: Types.ObjectId): Promise<void> {
    return this.replaced.eraseBusiness(id);
  }
}
