import { OWNER_ACCOUNT } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { AccountList } from '../accounts/account-list.js';
import { OwnSessions } from '../accounts/own-sessions.js';
import { Allowed } from '../kit/session/allowed.js';
import { usePanelAccount } from '../kit/session/use-may-call.js';
import { ChangePassword } from '../security/change-password.js';
import { Passkeys } from '../accounts/factors/passkeys.js';
import { TwoSteps } from '../accounts/factors/two-steps.js';
import '../accounts/accounts.css';

export default function AccountsTab() {
  const { accounts: texts } = usePageTexts('admin');
  const account = usePanelAccount();
  if (!account) return null;
  const isNamed = account.id !== OWNER_ACCOUNT;
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.own(isNamed ? account.name : texts.owner, texts.roles[account.role])}</p>
      <Allowed route="accounts">
        <AccountList />
      </Allowed>
      <TwoSteps />
      <Passkeys />
      <OwnSessions />
      {/* The operator's own password is changed in the settings tab. */}
      {isNamed && (
        <section className="panel-section">
          <ChangePassword />
        </section>
      )}
    </>
  );
}
