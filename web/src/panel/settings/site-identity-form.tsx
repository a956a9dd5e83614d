import { Button, Textarea } from '@chakra-ui/react';
import { accentContrast, defaultSiteIdentity, TEXT_CONTRAST } from '@gewerk/contracts';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { DiscardButton } from '../kit/forms/discard-button.js';
import { PagePreview } from '../kit/preview/page-preview.js';
import { PanelInput } from '../kit/forms/panel-input.js';
import { RestoredNotice } from '../kit/drafts/restored-notice.js';
import { hasFieldsOf, useKeptDraft } from '../kit/drafts/use-kept-draft.js';
import { useTypedSince } from '../kit/drafts/use-typed-since.js';
import { useSaveKey } from '../kit/forms/use-save-key.js';
import { useUnsavedWork } from '../kit/drafts/use-unsaved-work.js';
import { AccentField, isColour } from './accent-field.js';
import { LogoField } from './logo-field.js';
import { makeSitePreview, type StoredSite } from './site-api.js';
import { differingLines, draftOf, inputOf, isSameDraft, type SiteDraft } from './site-draft.js';
import { SitePreview } from './site-preview.js';
import { StartLanguageField } from './start-language-field.js';
import { useSaveSite } from './use-save-site.js';

interface TypedSite {
  readonly draft: SiteDraft;
  readonly baseVersion: number;
}

const isTyped = (value: unknown): value is TypedSite =>
  hasFieldsOf(value, { draft: null, baseVersion: 0 }) &&
  hasFieldsOf((value as TypedSite).draft, { ...TEXTS, logoHasName: false });

/** The logo is left out, since it is missing if the site has none. */
const { logo: _, ...TEXTS } = draftOf(defaultSiteIdentity);

/**
 * The form of the site's identity. The input is kept until it is saved or discarded; saving over a newer version
 * requires a second press.
 */
export function SiteIdentityForm({ stored }: { readonly stored: StoredSite }) {
  const { site: texts } = usePageTexts('admin').settings;
  const { kept, keep, forget } = useKeptDraft('site', isTyped);
  const [typed, setTyped] = useState<TypedSite | null>(kept);
  const take = (): void => {
    setTyped(null);
    forget();
  };
  const { noteSent, typedSince } = useTypedSince(typed?.draft ?? null);
  const { save, isSaving, isConflict } = useSaveSite(({ identity, version }) => {
    const since = typedSince();
    take();
    if (!since) return;
    // Input typed while the form was being saved stays, unsaved.
    const next = { draft: { ...draftOf(identity), ...since }, baseVersion: version };
    setTyped(next);
    keep(next);
  });
  const form = useSaveKey();
  const current = draftOf(stored.identity);
  const draft = typed?.draft ?? current;
  const isChanged = !isSameDraft(draft, current);
  useUnsavedWork(isChanged);
  const isOvertaken = isConflict && typed !== null && typed.baseVersion !== stored.version;
  const canSave = isChanged && draft.name.trim() !== '' && isUsable(draft.accent);
  const set = (change: Partial<SiteDraft>): void => {
    const next = { draft: { ...draft, ...change }, baseVersion: typed?.baseVersion ?? stored.version };
    setTyped(next);
    if (isSameDraft(next.draft, current)) forget();
    else keep(next);
  };
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
        noteSent();
        save(draft, isOvertaken ? stored.version : (typed?.baseVersion ?? stored.version));
      }}
    >
      {kept && <RestoredNotice />}
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
        <div role="alert" className="panel-notice">
          <p>{texts.conflict(stored.identity.name)}</p>
          <ul className="panel-lines">
            {differingLines(current, draft).map(([field, theirs, mine]) => (
              <li key={field}>{texts.conflictLine(texts.fields[field], theirs, mine)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="panel-save">
        <Button type="submit" disabled={isSaving || !canSave}>
          {isOvertaken ? texts.overwrite : texts.publish}
        </Button>
        <PagePreview
          make={() => makeSitePreview(inputOf(draft))}
          hint={texts.previewHint}
          isPossible={draft.name.trim() !== '' && isUsable(draft.accent)}
        />
        {isChanged && <DiscardButton onDiscard={take} />}
      </div>
    </form>
  );
}

const isUsable = (accent: string): boolean =>
  accent === '' || (isColour(accent) && accentContrast(accent) >= TEXT_CONTRAST);
