import { Module } from '@nestjs/common';
import { readMediaEnv } from '../env.js';
import { PictureFolder } from './picture-folder.js';

@Module({
  providers: [
    {
      provide: PictureFolder,
      useFactory: () => {
        const { pictureFolder, pictureCacheBytes } = readMediaEnv();
        return new PictureFolder(pictureFolder, pictureCacheBytes);
      },
    },
  ],
  exports: [PictureFolder],
})
export class PicturesModule {}
