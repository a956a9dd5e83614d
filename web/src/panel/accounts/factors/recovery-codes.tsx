import { Button } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { codes: texts } = usePageTexts('admin').factors;
  const { brand } = useTexts().common;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${brand.name}\n\n${codes.join('\n')}\n`)}`;
  return (
    <div className="panel-card panel-stack">
      <h3 ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="panel-actions">
        <a className="panel-action" href={file} download="gewerk-recovery-codes.txt">
          {texts.save}
        </a>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}
