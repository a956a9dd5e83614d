import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';

@Module({
  imports: [MongoModule.forDatabase('gewerk_inbox'), MessagingModule.forProcess('inbox')],
})
export class AppModule {}
