import '@gewerk/service-kit/signals';
import 'reflect-metadata';

// Loaded only now, so that a signal during loading terminates the process.
const { runService } = await import('@gewerk/messaging');
const { AppModule } = await import('./app.module.js');
const { default: sharp } = await import('sharp');

// Only our own pictures are drawn here, a few at a time, so sharp's cache would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

await runService('media', AppModule);
