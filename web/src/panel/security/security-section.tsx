import { usePageTexts } from '../../platform/use-page-texts.js';
import { AuditTrail } from './audit-trail.js';
import { ChangePassword } from './change-password.js';

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
