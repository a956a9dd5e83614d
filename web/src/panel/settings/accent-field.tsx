import { Button, Input } from '@chakra-ui/react';
import { accentContrast, readableAccent, TEXT_CONTRAST } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';

const DEFAULT = '#0F5C63';

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

interface AccentFieldProps {
  /** `#RRGGBB`, or the text typed so far; '' for the default colour. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** The accent colour with its contrast; if the contrast is too low, the nearest readable colour is offered. */
export function AccentField({ value, onChange }: AccentFieldProps) {
  const { site: texts } = usePageTexts('admin').settings;
  const locale = usePanelLocale();
  const found = isColour(value) ? accentContrast(value) : null;
  const isWeak = found !== null && found < TEXT_CONTRAST;
  const ratio = (contrast: number): string =>
    (Math.floor(contrast * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  return (
    <fieldset className="site-accent">
      <legend>{texts.fields.accent}</legend>
      <div className="site-accent-row">
        <input
          type="color"
          aria-label={texts.pickAccent}
          value={isColour(value) ? value.toLowerCase() : DEFAULT.toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <Input
          id="site-accent"
          name="site_accent"
          aria-label={texts.accentCode}
          aria-describedby="site-accent-state"
          maxLength={7}
          placeholder={DEFAULT}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
        {value !== '' && (
          <Button variant="outline" size="sm" onClick={() => onChange('')}>
            {texts.defaultAccent}
          </Button>
        )}
      </div>
      <p id="site-accent-state" role="status" className={isWeak ? 'panel-notice' : 'panel-hint'}>
        {value === ''
          ? texts.hints.accent
          : found === null
            ? texts.noColour
            : isWeak
              ? texts.weak(ratio(found), ratio(TEXT_CONTRAST))
              : texts.readable(ratio(found))}
      </p>
      {isWeak && (
        <Button variant="outline" size="sm" onClick={() => onChange(readableAccent(value))}>
          {texts.takeShade(readableAccent(value))}
        </Button>
      )}
    </fieldset>
  );
}
