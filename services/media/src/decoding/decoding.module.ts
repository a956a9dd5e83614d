import { Module } from '@nestjs/common';
import { PictureDecoder } from './picture-decoder.js';

@Module({
  providers: [{ provide: PictureDecoder, useFactory: () => new PictureDecoder() }],
  exports: [PictureDecoder],
})
export class DecodingModule {}
