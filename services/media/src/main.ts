import 'reflect-metadata';
import { runService } from '@gewerk/messaging';
import sharp from 'sharp';
import { AppModule } from './app.module.js';

// Pictures are made two at a time at most; what sharp would keep for the next ones is memory for nothing.
sharp.cache(false);
sharp.concurrency(1);

await runService('media', AppModule);
