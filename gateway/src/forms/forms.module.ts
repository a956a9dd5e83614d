import { Module } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';
import { FormsController } from './forms.controller.js';
import { ReceivedForms } from './received-forms.js';

@Module({ controllers: [FormsController], providers: [FormTokens, ReceivedForms] })
export class FormsModule {}
