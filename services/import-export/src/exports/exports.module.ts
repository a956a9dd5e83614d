import { Module } from '@nestjs/common';
import { ExportBusinesses } from './export-businesses.js';

@Module({ controllers: [ExportBusinesses] })
export class ExportsModule {}
