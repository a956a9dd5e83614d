import { usePageTexts } from '../../platform/use-page-texts.js';
import { ValuePicker } from '../kit/pickers/value-picker.js';

interface TypeAdditionProps {
  /** One type per line. */
  readonly lines: string;
  readonly onChange: (lines: string) => void;
}

/** Adds an existing type to those of a business. */
export function TypeAddition({ lines, onChange }: TypeAdditionProps) {
  const { form: texts } = usePageTexts('admin').businesses;
  const add = (type: string): void => {
    const types = lines.split('\n').map((line) => line.trim());
    if (type !== '' && !types.includes(type)) onChange([...types, type].filter(Boolean).join('\n'));
  };
  return <ValuePicker of="type" id="business-add-type" label={texts.addType} value="" onChange={add} />;
}
