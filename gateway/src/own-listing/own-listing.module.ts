import { Module } from '@nestjs/common';
import { OwnListingController } from './own-listing.controller.js';
import { OwnerRequests } from './owner-requests.js';

@Module({ controllers: [OwnListingController], providers: [OwnerRequests] })
export class OwnListingModule {}
