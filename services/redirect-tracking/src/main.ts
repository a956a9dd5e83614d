import '@gewerk/service-kit/signals';
import 'reflect-metadata';

// Loaded only now, so that a signal during loading terminates the process.
const { runService } = await import('@gewerk/messaging');
const { AppModule } = await import('./app.module.js');

await runService('redirect-tracking', AppModule);
