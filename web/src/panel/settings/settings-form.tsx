import { emptySiteSettings, type SiteSettings } from '@gewerk/contracts';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { Button, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { AdPreview } from './ad-preview.js';
import type { LoadedSettings } from './api.js';
import { htmlProblems } from './html-problems.js';
import { RestoredNotice } from '../kit/drafts/restored-notice.js';
import { hasFieldsOf, useKeptDraft } from '../kit/drafts/use-kept-draft.js';
import { useTypedSince } from '../kit/drafts/use-typed-since.js';
import { useSaveKey } from '../kit/forms/use-save-key.js';
import { useUnsavedWork } from '../kit/drafts/use-unsaved-work.js';
import { DiscardButton } from '../kit/forms/discard-button.js';
import { SaveDialog } from '../kit/dialogs/save-dialog.js';
import {
  adFields,
  bytesOf,
  codeFields,
  differing,
  MOST_CHARACTERS,
  siteFields,
  snippetFields,
} from './settings-fields.js';
import { SettingsDiff } from './settings-diff.js';
import { SnippetField } from './snippet-field.js';
import { useSaveSettings } from './use-save-settings.js';

interface KeptSettings {
  readonly base: LoadedSettings;
  readonly draft: SiteSettings;
}

const isKept = (value: unknown): value is KeptSettings =>
  hasFieldsOf(value, { base: null, draft: null }) &&
  hasFieldsOf((value as KeptSettings).base, { settings: null, version: 0 }) &&
  hasFieldsOf((value as KeptSettings).base.settings, emptySiteSettings) &&
  hasFieldsOf((value as KeptSettings).draft, emptySiteSettings);

/**
 * The form of the settings. Edits are kept until they are saved or discarded, even if other settings are loaded in
 * the meantime.
 */
export function SettingsForm({ loaded }: { readonly loaded: LoadedSettings }) {
  const { settings: texts } = usePageTexts('admin');
  const { siteOrigin } = useApp();
  const { kept, keep, forget } = useKeptDraft('settings', isKept);
  // The version on which the input is based: if another version has been saved since, saving causes a conflict.
  const [base, setBase] = useState(kept?.base ?? loaded);
  const [draft, setDraft] = useState(kept?.draft ?? loaded.settings);
  const [isWarned, setWarned] = useState(false);
  const isChanged = differing(base.settings, draft).length > 0;
  if (loaded !== base && !isChanged) {
    setBase(loaded);
    setDraft(loaded.settings);
  }
  const take = (settings: LoadedSettings): void => {
    setBase(settings);
    setDraft(settings.settings);
    forget();
  };
  const { noteSent, typedSince } = useTypedSince(draft);
  /** Takes over what was saved; input typed while it was being saved stays, unsaved. */
  const takeSaved = (saved: LoadedSettings): void => {
    const since = typedSince();
    take(saved);
    if (!since) return;
    const next = { ...saved.settings, ...since };
    setDraft(next);
    keep({ base: saved, draft: next });
  };
  const { save, isSaving, conflict, setConflict } = useSaveSettings(takeSaved);
  const send = (settings: SiteSettings, baseVersion: number): void => {
    if (isSaving) return;
    noteSent();
    save(settings, baseVersion);
  };
  useUnsavedWork(isChanged);
  const form = useSaveKey();
  const set = (field: keyof typeof draft) => (text: string) => {
    const next = { ...draft, [field]: text };
    setDraft(next);
    if (differing(base.settings, next).length > 0) keep({ base, draft: next });
    else forget();
  };
  const mineOver = (theirs: SiteSettings): SiteSettings => ({
    ...theirs,
    ...Object.fromEntries(differing(base.settings, draft).map((field) => [field, draft[field]])),
  });
  const isTooLarge = snippetFields.some((field) => bytesOf(draft[field]) > SITE_SETTINGS.snippetBytes);
  const hasWarnings = snippetFields.some((field) => htmlProblems(draft[field]).length > 0);
  return (
    <form
      ref={form}
      className="panel-settings"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasWarnings) setWarned(true);
        else send(draft, base.version);
      }}
    >
      {kept && <RestoredNotice />}
      <h2>{texts.groups.site}</h2>
      {siteFields.map((field) => (
        <div key={field} className="panel-snippet">
          <label htmlFor={`setting-${field}`}>{texts.fields[field]}</label>
          <Input
            id={`setting-${field}`}
            name={field}
            maxLength={MOST_CHARACTERS[field]}
            value={draft[field]}
            aria-describedby={`setting-${field}-hint`}
            onChange={(event) => set(field)(event.target.value)}
          />
          <p id={`setting-${field}-hint`} className="panel-hint">
            {texts.hints[field]}
          </p>
        </div>
      ))}
      <h2>{texts.groups.code}</h2>
      {!siteOrigin && <p className="panel-notice">⚠ {texts.snippetsBesidePanel}</p>}
      {codeFields.map((field) => (
        <SnippetField key={field} field={field} value={draft[field]} onChange={set(field)} />
      ))}
      <h2>{texts.groups.ads}</h2>
      {adFields.map((field) => (
        <div key={field}>
          <SnippetField field={field} value={draft[field]} onChange={set(field)} />
          <AdPreview field={field} value={draft[field]} />
        </div>
      ))}
      <div className="panel-save">
        <Button type="submit" disabled={isSaving || isTooLarge}>
          {isSaving ? texts.saving : texts.save}
        </Button>
        {isChanged && (
          <>
            <span role="status">{texts.unsaved}</span>
            <DiscardButton onDiscard={() => take(base)} />
          </>
        )}
      </div>
      {isWarned && (
        <SaveDialog
          title={texts.warning.title}
          lines={snippetFields.flatMap((field) =>
            htmlProblems(draft[field]).map(
              ({ kind, tag, line }) => `${texts.fields[field]} – ${texts.problems[kind](tag, line)}`,
            ),
          )}
          confirm={texts.warning.saveAnyway}
          cancel={texts.warning.back}
          onConfirm={() => send(draft, base.version)}
          onClose={() => setWarned(false)}
        />
      )}
      {conflict && (
        <SaveDialog
          title={texts.conflict.title}
          intro={texts.conflict.text}
          lines={differing(base.settings, conflict.settings).map((field) => texts.fields[field])}
          confirm={texts.conflict.overwrite}
          cancel={texts.conflict.takeOver}
          onConfirm={() => send(mineOver(conflict.settings), conflict.version)}
          onCancel={() => take(conflict)}
          onClose={() => setConflict(null)}
        >
          <p>{texts.conflict.mine}</p>
          <SettingsDiff from={conflict.settings} to={mineOver(conflict.settings)} />
        </SaveDialog>
      )}
    </form>
  );
}
