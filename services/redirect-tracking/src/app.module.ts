import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';

@Module({
  imports: [MongoModule.forDatabase('gewerk_redirect_tracking'), MessagingModule.forProcess('redirect-tracking')],
})
export class AppModule {}
