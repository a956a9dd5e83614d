import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { DeviceList } from '../../shared/saved/device-list.js';
import { Button } from '../../ui/buttons/button.js';

interface Emptying {
  /** What was in it; nothing if it was not emptied, or is back. */
  readonly emptied: readonly string[];
  readonly empty: () => void;
  readonly restore: () => void;
}

/**
 * Empties a list such that it can come back.
 *
 * @param titleId of its heading, which gets the focus once the list is back
 */
export function useEmptying(list: DeviceList, titleId: string): Emptying {
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  return {
    emptied,
    empty: () => {
      setEmptied(list.read());
      list.clear();
    },
    restore: () => {
      flushSync(() => {
        emptied.toReversed().forEach(list.add);
        setEmptied([]);
      });
      document.getElementById(titleId)?.focus();
    },
  };
}

interface EmptiedListProps {
  readonly text: string;
  readonly emptying: Emptying;
}

/** Says in place of an emptied list that it is, and gives it back. */
export function EmptiedList({ text, emptying: { emptied, restore } }: EmptiedListProps) {
  return emptied.length === 0 ? null : <Note text={text} onRestore={restore} />;
}

function Note({ text, onRestore }: { readonly text: string; readonly onRestore: () => void }) {
  const texts = usePageTexts('saved');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The button that emptied the list is gone with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="saved-actions">
      <span id={id}>{text}</span>
      <Button ref={button} variant="outline" size="sm" aria-describedby={id} onClick={onRestore}>
        {texts.undo}
      </Button>
    </p>
  );
}
