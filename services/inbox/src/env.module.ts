import { Global, Module } from '@nestjs/common';
import { INBOX_ENV, readEnv } from './env.js';

@Global()
@Module({ providers: [{ provide: INBOX_ENV, useFactory: readEnv }], exports: [INBOX_ENV] })
export class EnvModule {}
