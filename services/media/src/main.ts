import 'reflect-metadata';
import { runService } from '@gewerk/messaging';
import sharp from 'sharp';
import { AppModule } from './app.module.js';

// At most two pictures are made at a time: sharp's cache only costs memory.
sharp.cache(false);
sharp.concurrency(1);

await runService('media', AppModule);
