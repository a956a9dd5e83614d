import { useEffect, useState, type ReactNode } from 'react';
import { useSiteLink } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { LanguageSelect } from '../../../shared/site/language-select.js';
import { findSession } from '../session/panel-session.js';
import { usePanelState } from '../session/use-panel-state.js';
import { ExpiredDialog } from './expired-dialog.js';
import { InvitationForm } from './invitation-form.js';
import { LoginForm } from './login-form.js';

const INVITATION = /^#invitation=([\w-]+)$/;

/** Shows its children after the login, and keeps them mounted when the session ends. */
export function PanelGate({ children }: { readonly children: ReactNode }) {
  const { shell } = usePageTexts('admin');
  const siteLink = useSiteLink();
  const state = usePanelState();
  const [isAccepted, setAccepted] = useState(false);
  useEffect(() => {
    if (state === 'unknown') void findSession();
  }, [state]);
  const accepted = (): void => {
    // The invitation link is used up and must not reappear through the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setAccepted(true);
  };
  if (state === 'unknown') {
    return (
      <div className="panel-waiting">
        <p className="visually-hidden" role="status">
          {shell.loading}
        </p>
        <noscript>{shell.needsScript}</noscript>
      </div>
    );
  }
  // Like the state, the fragment is available only in the browser.
  const invitation = isAccepted ? undefined : INVITATION.exec(window.location.hash)?.[1];
  if (invitation !== undefined) return <InvitationForm token={invitation} onIn={accepted} />;
  if (state === 'locked') {
    return (
      <section className="panel-gate" aria-labelledby="gate-title">
        <h1 id="gate-title">{shell.gate.title}</h1>
        <LoginForm intro={shell.gate.intro} />
        <LanguageSelect id="gate-language" unnamed="tr" />
        <a href={siteLink(paths.home)} target="_self" lang={shell.linksLang}>
          {shell.home}
        </a>
      </section>
    );
  }
  return (
    <>
      {children}
      {state === 'expired' && <ExpiredDialog />}
    </>
  );
}
