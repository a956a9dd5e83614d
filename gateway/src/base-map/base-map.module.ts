import { Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { BaseMapArchive } from './base-map-archive.js';
import { BaseMapController } from './base-map.controller.js';

@Module({
  controllers: [BaseMapController],
  providers: [
    {
      provide: BaseMapArchive,
      inject: [GATEWAY_ENV],
      useFactory: ({ BASE_MAP: path }: GatewayEnv) => (path ? BaseMapArchive.open(path) : null),
    },
  ],
})
export class BaseMapModule {}
