import { Module } from '@nestjs/common';
import { CountsModule } from '../counts/counts.module.js';
import { RecordModule } from '../record/record.module.js';
import { SelectionsModule } from '../selections/selections.module.js';
import { WriteModule } from '../write/write.module.js';
import { AddressesRepository } from './addresses.repository.js';
import { GetBusinessNames } from './get-business-names.js';
import { ExportedRecords } from './exports/exported-records.repository.js';
import { ScanExportedBusinesses } from './exports/scan-exported-businesses.js';
import { SortedPositions } from './exports/sorted-positions.repository.js';
import { ScanAddresses } from './scan-addresses.js';
import { ScanBusinesses } from './scan-businesses.js';
import { WebsitesRepository } from './websites.repository.js';
import { Websites } from './websites.js';

/** Scans of all businesses for other services, and reads of many by id. */
@Module({
  imports: [RecordModule, CountsModule, SelectionsModule, WriteModule],
  controllers: [GetBusinessNames, ScanAddresses, ScanBusinesses, ScanExportedBusinesses, Websites],
  providers: [AddressesRepository, ExportedRecords, SortedPositions, WebsitesRepository],
})
export class FeedsModule {}
