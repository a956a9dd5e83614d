import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { Reading } from '../kit/lists/reading.js';
import { AccountActions } from './account-actions.js';
import { type Account, accountsQuery, type Invited } from './api.js';
import { InviteForm } from './invite-form.js';
import { RoleSelect } from './role-select.js';

/** The list of named accounts, which only owners see. */
export function AccountList() {
  const { list: texts, invite } = usePageTexts('admin').accounts;
  const accounts = useQuery(accountsQuery);
  const [invited, setInvited] = useState<Invited | null>(null);
  const all = accounts.data?.accounts ?? [];
  return (
    <section className="panel-section">
      <h2 id="accounts-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      <Reading of={accounts} failed={texts.loadFailed} />
      {accounts.isSuccess && all.length === 0 && <p>{texts.empty}</p>}
      {all.length > 0 && (
        <PanelTable
          labelledBy="accounts-title"
          stacks
          rows={all}
          keyOf={({ id }) => id}
          columns={[
            {
              head: `${texts.name}, ${texts.email}`,
              cell: (account) => <NameAndEmail account={account} />,
              isName: true,
            },
            { head: texts.role, cell: (account) => <RoleSelect account={account} /> },
            { head: texts.lastLogin, cell: (account) => <LastLogin account={account} /> },
            {
              head: texts.actions,
              cell: (account) => <AccountActions account={account} onInvited={setInvited} />,
            },
          ]}
        />
      )}
      {invited?.link && (
        <div role="status" className="panel-stack">
          <p>{invite.byHand}</p>
          <code className="account-link">{invited.link}</code>
        </div>
      )}
      <InviteForm onInvited={setInvited} />
    </section>
  );
}

/** Name and email share a column: with two columns the buttons would be off-screen at 768 px. */
function NameAndEmail({ account: { name, email } }: { readonly account: Account }) {
  return (
    <>
      {name}
      <span className="account-email">{email}</span>
    </>
  );
}

function LastLogin({ account }: { readonly account: Account }) {
  const { list: texts } = usePageTexts('admin').accounts;
  const { lastLoginAt, isInvited, invitedUntil } = account;
  if (lastLoginAt !== null) return <PanelTime instant={lastLoginAt} />;
  if (!isInvited) return texts.never;
  return invitedUntil === null ? texts.expired : texts.invited;
}
