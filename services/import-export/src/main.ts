import '@gewerk/service-kit/signals';
import 'reflect-metadata';

// Loaded only now: a signal that comes meanwhile ends the process.
const { runService } = await import('@gewerk/messaging');
const { AppModule } = await import('./app.module.js');

await runService('import-export', AppModule);
