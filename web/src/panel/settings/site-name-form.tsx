import { Button } from '@chakra-ui/react';
import type { OutputOf, listSiteIdentities } from '@gewerk/contracts/bus';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { LogoMark } from '../../shared/site/logo.js';
import { PanelInput } from '../kit/panel-input.js';
import { useUnsavedWork } from '../kit/use-unsaved-work.js';
import { useSaveSiteName } from './use-save-site-name.js';

export type StoredSite = OutputOf<typeof listSiteIdentities>;

/** A name that is typed stays until it is saved or discarded; saving it over a newer one takes a second press. */
export function SiteNameForm({ stored }: { readonly stored: StoredSite }) {
  const { site: texts, discard } = usePageTexts('admin').settings;
  const [typed, setTyped] = useState<{ name: string; baseVersion: number } | null>(null);
  const { save, isSaving, isConflict } = useSaveSiteName(() => setTyped(null));
  const name = typed?.name ?? stored.identity.name;
  const isChanged = name.trim() !== stored.identity.name;
  useUnsavedWork(isChanged);
  const isOvertaken = isConflict && typed !== null && typed.baseVersion !== stored.version;
  return (
    <form
      className="site-name-form"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        save(name, isOvertaken ? stored.version : (typed?.baseVersion ?? stored.version));
      }}
    >
      <PanelInput
        id="site-name"
        name="site_name"
        label={texts.name}
        value={name}
        maxLength={SITE_SETTINGS.nameLength}
        hint={texts.nameHint}
        onChange={(written) => setTyped({ name: written, baseVersion: typed?.baseVersion ?? stored.version })}
      />
      <div className="site-preview" role="group" aria-label={texts.preview}>
        <span className="logo">
          <LogoMark />
          <span>{name.trim()}</span>
        </span>
      </div>
      {isOvertaken && (
        <p role="alert" className="panel-notice">
          {texts.conflict(stored.identity.name)}
        </p>
      )}
      <div className="panel-save">
        <Button type="submit" disabled={isSaving || !isChanged || name.trim() === ''}>
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
