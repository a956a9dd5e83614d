import 'reflect-metadata';
import { runService } from '@gewerk/messaging';
import { AppModule } from './app.module.js';

await runService('redirect-tracking', AppModule);
