import { usePageTexts } from '../../../texts/page-texts.js';
import { AuditTrail } from './audit-trail.js';
import { ChangePassword } from './change-password.js';

/** The owner's password, and what happened in the panel. */
export function SecuritySection() {
  const { security } = usePageTexts('admin');
  return (
    <section aria-labelledby="security-title" className="panel-section">
      <h2 id="security-title">{security.title}</h2>
      <ChangePassword />
      <AuditTrail />
    </section>
  );
}
