import { Module } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';
import { MailLinksController } from './mail-links.controller.js';
import { PagesModule } from '../pages/pages.module.js';
import { FormsController } from './forms.controller.js';
import { PlainFormsController } from './plain-forms.controller.js';
import { PlainForms } from './plain-forms.js';
import { ReceivedForms } from './received-forms.js';

@Module({
  imports: [PagesModule],
  controllers: [FormsController, PlainFormsController, MailLinksController],
  providers: [FormTokens, ReceivedForms, PlainForms],
})
export class FormsModule {}
