import { usePageTexts } from '../../../texts/page-texts.js';
import { SecuritySection } from '../security/security-section.js';

/** Site settings, the owner's password and the audit trail. */
export function SettingsTab() {
  const { settings } = usePageTexts('admin');
  return (
    <>
      <h1>{settings.title}</h1>
      <SecuritySection />
    </>
  );
}
