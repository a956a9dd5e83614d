import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from './audit-trail/audit-entry.schema.js';
import { AuditTrailRepository } from './audit-trail/audit-trail.repository.js';
import { ListAuditTrail } from './audit-trail/list-audit-trail.js';
import { RecordAudit } from './audit-trail/record-audit.js';
import { RemovePersonalData } from './audit-trail/remove-personal-data.js';
import { FACTORS_MODEL, factorsSchema } from './factors/factors.schema.js';
import { FactorsRepository } from './factors/factors.repository.js';
import { FactorVault } from './factors/factor-vault.js';
import { ManageFactors } from './factors/manage-factors.js';
import { Passkeys } from './factors/passkeys.js';
import { PasskeysRepository } from './factors/passkeys.repository.js';
import { PASSKEY_MODEL, passkeySchema } from './factors/passkeys.schema.js';
import { ResetFactors } from './factors/reset-factors.js';
import { SecondFactor } from './factors/second-factor.js';
import { LogIn } from './login/log-in.js';
import { Rights } from './login/rights.js';
import { ACCOUNT_MODEL, accountSchema } from './named/account.schema.js';
import { AccountChanges } from './named/account-changes.js';
import { AccountsRepository } from './named/accounts.repository.js';
import { Invitations } from './named/invitations.js';
import { ManageAccounts } from './named/manage-accounts.js';
import { ChangeOperatorPassword } from './password/change-operator-password.js';
import { EnsureOperatorPassword } from './password/ensure-operator-password.js';
import { OperatorPassword } from './password/operator-password.js';
import { OperatorPasswordRepository } from './password/operator-password.repository.js';
import { OPERATOR_PASSWORD_MODEL, operatorPasswordSchema } from './password/operator-password.schema.js';
import { ForgetInPanelViews } from './views/forget-in-panel-views.js';
import { KeepPanelViews } from './views/keep-panel-views.js';
import { PanelViewsRepository } from './views/panel-views.repository.js';
import { PANEL_VIEWS_MODEL, panelViewsSchema } from './views/panel-views.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: OPERATOR_PASSWORD_MODEL, schema: operatorPasswordSchema },
      { name: FACTORS_MODEL, schema: factorsSchema },
      { name: PASSKEY_MODEL, schema: passkeySchema },
      { name: ACCOUNT_MODEL, schema: accountSchema },
      { name: AUDIT_ENTRY_MODEL, schema: auditEntrySchema },
      { name: PANEL_VIEWS_MODEL, schema: panelViewsSchema },
    ]),
  ],
  controllers: [
    ChangeOperatorPassword,
    EnsureOperatorPassword,
    ForgetInPanelViews,
    Invitations,
    KeepPanelViews,
    ListAuditTrail,
    LogIn,
    ManageAccounts,
    ManageFactors,
    Passkeys,
    RecordAudit,
    RemovePersonalData,
    ResetFactors,
  ],
  providers: [
    AccountChanges,
    AccountsRepository,
    AuditTrailRepository,
    FactorVault,
    FactorsRepository,
    OperatorPassword,
    OperatorPasswordRepository,
    PanelViewsRepository,
    PasskeysRepository,
    Rights,
    SecondFactor,
  ],
})
export class AccountsModule {}
