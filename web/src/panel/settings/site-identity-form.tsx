import { Button, Textarea } from '@chakra-ui/react';
import { accentContrast, TEXT_CONTRAST } from '@gewerk/contracts';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelInput } from '../kit/panel-input.js';
import { useSaveKey } from '../kit/use-save-key.js';
import { useUnsavedWork } from '../kit/use-unsaved-work.js';
import { AccentField, isColour } from './accent-field.js';
import { LogoField } from './logo-field.js';
import type { StoredSite } from './site-api.js';
import { draftOf, isSameDraft, type SiteDraft } from './site-draft.js';
import { SitePreview } from './site-preview.js';
import { StartLanguageField } from './start-language-field.js';
import { useSaveSite } from './use-save-site.js';

/** What is typed stays until it is saved or discarded; saving it over a newer version takes a second press. */
export function SiteIdentityForm({ stored }: { readonly stored: StoredSite }) {
  const { site: texts, discard } = usePageTexts('admin').settings;
  const [typed, setTyped] = useState<{ draft: SiteDraft; baseVersion: number } | null>(null);
  const { save, isSaving, isConflict } = useSaveSite(() => setTyped(null));
  const form = useSaveKey();
  const current = draftOf(stored.identity);
  const draft = typed?.draft ?? current;
  const isChanged = !isSameDraft(draft, current);
  useUnsavedWork(isChanged);
  const isOvertaken = isConflict && typed !== null && typed.baseVersion !== stored.version;
  const canSave = isChanged && draft.name.trim() !== '' && isUsable(draft.accent);
  const set = (change: Partial<SiteDraft>): void =>
    setTyped({ draft: { ...draft, ...change }, baseVersion: typed?.baseVersion ?? stored.version });
  const line = (field: 'name' | 'email' | 'phone' | 'supportHours', maxLength?: number) => ({
    id: `site-${field}`,
    name: `site_${field}`,
    label: texts.fields[field],
    hint: texts.hints[field],
    value: draft[field],
    ...(maxLength === undefined ? {} : { maxLength }),
    onChange: (value: string) => set({ [field]: value }),
  });
  return (
    <form
      ref={form}
      className="site-form"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canSave || isSaving) return;
        save(draft, isOvertaken ? stored.version : (typed?.baseVersion ?? stored.version));
      }}
    >
      <div className="site-form-fields">
        <PanelInput {...line('name', SITE_SETTINGS.nameLength)} />
        <LogoField
          logo={draft.logo}
          hasName={draft.logoHasName}
          onChange={(logo) => set({ logo })}
          onNameChange={(logoHasName) => set({ logoHasName })}
        />
        <AccentField value={draft.accent} onChange={(accent) => set({ accent })} />
        <PanelInput {...line('email')} type="email" required={false} />
        <PanelInput {...line('phone', SITE_SETTINGS.phoneLength)} type="tel" required={false} />
        <PanelInput {...line('supportHours', SITE_SETTINGS.supportHoursLength)} required={false} />
        <label htmlFor="site-social">{texts.fields.social}</label>
        <Textarea
          id="site-social"
          name="site_social"
          rows={4}
          value={draft.social}
          aria-describedby="site-social-hint"
          onChange={(event) => set({ social: event.target.value })}
        />
        <p id="site-social-hint" className="panel-hint">
          {texts.hints.social}
        </p>
        <StartLanguageField
          value={draft.startLanguage}
          current={current.startLanguage}
          onChange={(startLanguage) => set({ startLanguage })}
        />
      </div>
      <SitePreview draft={draft} />
      {isOvertaken && (
        <p role="alert" className="panel-notice">
          {texts.conflict(stored.identity.name)}
        </p>
      )}
      <div className="panel-save">
        <Button type="submit" disabled={isSaving || !canSave}>
          {isOvertaken ? texts.overwrite : texts.publish}
        </Button>
        {isChanged && (
          <Button variant="outline" onClick={() => setTyped(null)}>
            {discard}
          </Button>
        )}
      </div>
    </form>
  );
}

const isUsable = (accent: string): boolean =>
  accent === '' || (isColour(accent) && accentContrast(accent) >= TEXT_CONTRAST);
