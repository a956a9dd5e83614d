import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';

@Module({
  imports: [MongoModule.forDatabase('gewerk_media'), MessagingModule.forProcess('media')],
})
export class AppModule {}
