import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DecodingModule } from '../decoding/decoding.module.js';
import { ClearOwnPhotos } from './clear-own-photos.js';
import { KeepOwnPhotos } from './keep-own-photos.js';
import { OWN_PHOTO_MODEL, ownPhotoSchema } from './own-photo.schema.js';
import { OwnPhotosRepository } from './own-photos.repository.js';

@Module({
  imports: [DecodingModule, MongooseModule.forFeature([{ name: OWN_PHOTO_MODEL, schema: ownPhotoSchema }])],
  controllers: [ClearOwnPhotos, KeepOwnPhotos],
  providers: [OwnPhotosRepository],
  exports: [OwnPhotosRepository],
})
export class OwnPhotosModule {}
