import { Module } from '@nestjs/common';
import { AdminGuard } from './guard/admin-guard.js';
import { AuditRecorder } from './guard/audit-recorder.js';
import { ExportController } from './exports/export.controller.js';
import { AwaitRun } from './imports/await-run.js';
import { ImportEventsController } from './imports/import-events.controller.js';
import { ImportExcelController } from './imports/import-excel.controller.js';
import { ImportPreviewController } from './imports/import-preview.controller.js';
import { ImportReportController } from './imports/import-report.controller.js';
import { ReceiveSheet } from './imports/receive-sheet.js';
import { RunHub } from './imports/run-hub.js';
import { UndoImportController } from './imports/undo-import.controller.js';
import { MessageExportController } from './messages/message-export.controller.js';
import { PreviewFrameController } from './preview/preview-frame.controller.js';
import { SharedRedis } from './redis.js';
import { AdminApiController } from './routes/admin-api.controller.js';
import { LoginLimiter } from './session/login-limiter.js';
import { PasswordVersion } from './session/password-version.js';
import { ValidationReportController } from './url-validation/validation-report.controller.js';
import { SessionController } from './session/session.controller.js';
import { SessionStore } from './session/session-store.js';

/** The owner's area of the HTTP API: sessions, the guard before every call, and the calls themselves. */
@Module({
  controllers: [
    SessionController,
    MessageExportController,
    PreviewFrameController,
    ImportExcelController,
    ImportEventsController,
    ImportPreviewController,
    ImportReportController,
    UndoImportController,
    ExportController,
    ValidationReportController,
    AdminApiController,
  ],
  providers: [
    SharedRedis,
    SessionStore,
    LoginLimiter,
    PasswordVersion,
    AdminGuard,
    AuditRecorder,
    AwaitRun,
    ReceiveSheet,
    RunHub,
  ],
  exports: [AdminGuard, AuditRecorder],
})
export class AdminModule {}
