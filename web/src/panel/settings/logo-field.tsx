import { Button } from '@chakra-ui/react';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { ChosenLogo, SiteDraft } from './site-draft.js';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
const KB = 1024;

interface LogoFieldProps {
  readonly logo: SiteDraft['logo'];
  readonly hasName: boolean;
  readonly onChange: (logo: SiteDraft['logo']) => void;
  readonly onNameChange: (hasName: boolean) => void;
}

/** Selects the logo, which is uploaded and redrawn when the identity is published. */
export function LogoField({ logo, hasName, onChange, onNameChange }: LogoFieldProps) {
  const { site: texts } = usePageTexts('admin').settings;
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  async function choose(file: File): Promise<void> {
    if (!(TYPES as readonly string[]).includes(file.type)) return setFault(texts.logoType);
    if (file.size > SITE_SETTINGS.logoBytes) return setFault(texts.logoSize(SITE_SETTINGS.logoBytes / KB));
    setFault(null);
    onChange(await readLogo(file));
  }
  return (
    <fieldset className="site-logo">
      <legend>{texts.fields.logo}</legend>
      <div className="site-accent-row">
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          {logo === undefined ? texts.chooseLogo : texts.replaceLogo}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.fields.logo}
          accept={TYPES.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void choose(file);
          }}
        />
        {logo !== undefined && (
          <Button variant="outline" size="sm" onClick={() => onChange(undefined)}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      {logo !== undefined && (
        <label className="site-check">
          <input
            type="checkbox"
            name="site_logo_has_name"
            checked={hasName}
            onChange={(event) => onNameChange(event.target.checked)}
          />
          {texts.logoHasName}
        </label>
      )}
      <p className="panel-hint">{texts.hints.logo(SITE_SETTINGS.logoBytes / KB)}</p>
      {fault !== null && (
        <p role="alert" className="panel-notice">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function readLogo(file: File): Promise<ChosenLogo> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.onload = () => {
      const address = reader.result as string;
      resolve({ file: address.slice(address.indexOf(',') + 1), type: file.type });
    };
    reader.readAsDataURL(file);
  });
}
