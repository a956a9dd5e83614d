import { Module } from '@nestjs/common';
import { ExportController } from './downloads/export.controller.js';
import { FailedRowsController } from './downloads/failed-rows.controller.js';
import { ImportReportController } from './downloads/import-report.controller.js';
import { AddPhotoController } from './photos/add-photo.controller.js';
import { AuditExportController } from './downloads/audit-export.controller.js';
import { MessageExportController } from './downloads/message-export.controller.js';
import { ValidationReportController } from './downloads/validation-report.controller.js';
import { AuditRecorder } from './guard/audit-recorder.js';
import { PanelGuard } from './guard/panel-guard.js';
import { GatherWork } from './home/gather-work.js';
import { WorkController } from './home/work.controller.js';
import { AwaitRun } from './imports/await-run.js';
import { ImportEventsController } from './imports/import-events.controller.js';
import { ImportExcelController } from './imports/import-excel.controller.js';
import { ImportPreviewController } from './imports/import-preview.controller.js';
import { ReceiveSheet } from './imports/receive-sheet.js';
import { RunUpdates } from './imports/run-updates.js';
import { UndoImportController } from './imports/undo-import.controller.js';
import { PreviewFrameController } from './preview/preview-frame.controller.js';
import { PanelApiController } from './routes/panel-api.controller.js';
import { ActingAccounts } from './session/acting-accounts.js';
import { FactorsController } from './session/factors.controller.js';
import { LoginAttempts } from './session/login-attempts.js';
import { LoginDevices } from './session/login-devices.js';
import { LoginLimiter } from './session/login-limiter.js';
import { LoginTickets } from './session/login-tickets.js';
import { OpenSession } from './session/open-session.js';
import { PasskeyChallenges } from './session/passkey-challenges.js';
import { PasskeysController } from './session/passkeys.controller.js';
import { SessionStore } from './session/session-store.js';
import { SessionController } from './session/session.controller.js';
import { SessionsController } from './session/sessions.controller.js';

/** The panel's part of the HTTP API: sessions, the guard before every call, and the calls themselves. */
@Module({
  controllers: [
    SessionController,
    SessionsController,
    FactorsController,
    PasskeysController,
    AddPhotoController,
    AuditExportController,
    MessageExportController,
    PreviewFrameController,
    ImportExcelController,
    ImportEventsController,
    ImportPreviewController,
    FailedRowsController,
    ImportReportController,
    UndoImportController,
    ExportController,
    ValidationReportController,
    WorkController,
    PanelApiController,
  ],
  providers: [
    SessionStore,
    LoginLimiter,
    ActingAccounts,
    GatherWork,
    LoginAttempts,
    LoginDevices,
    LoginTickets,
    OpenSession,
    PasskeyChallenges,
    PanelGuard,
    AuditRecorder,
    AwaitRun,
    ReceiveSheet,
    RunUpdates,
  ],
  exports: [PanelGuard, AuditRecorder],
})
export class PanelModule {}
