import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';

@Module({
  imports: [MongoModule.forDatabase('gewerk_url_validation'), MessagingModule.forProcess('url-validation')],
})
export class AppModule {}
