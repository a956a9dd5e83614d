import { Module } from '@nestjs/common';
import { AdminGuard } from './guard/admin-guard.js';
import { AuditRecorder } from './guard/audit-recorder.js';
import { MessageExportController } from './messages/message-export.controller.js';
import { PreviewFrameController } from './preview/preview-frame.controller.js';
import { SharedRedis } from './redis.js';
import { AdminApiController } from './routes/admin-api.controller.js';
import { LoginLimiter } from './session/login-limiter.js';
import { PasswordVersion } from './session/password-version.js';
import { SessionController } from './session/session.controller.js';
import { SessionStore } from './session/session-store.js';

/** The owner's area of the HTTP API: sessions, the guard before every call, and the calls themselves. */
@Module({
  controllers: [SessionController, MessageExportController, PreviewFrameController, AdminApiController],
  providers: [SharedRedis, SessionStore, LoginLimiter, PasswordVersion, AdminGuard, AuditRecorder],
  exports: [AdminGuard, AuditRecorder],
})
export class AdminModule {}
