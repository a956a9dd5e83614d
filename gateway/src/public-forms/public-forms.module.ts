import { Module } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';
import { PublicFormsController } from './public-forms.controller.js';
import { ReceivedForms } from './received-forms.js';

@Module({ controllers: [PublicFormsController], providers: [FormTokens, ReceivedForms] })
export class PublicFormsModule {}
