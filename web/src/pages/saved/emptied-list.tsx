import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { DeviceList } from '../../shared/saved/device-list.js';
import { Button } from '../../ui/buttons/button.js';

interface Emptying {
  /** The list's content before it was cleared; empty if it was not cleared, or was restored. */
  readonly emptied: readonly string[];
  readonly empty: () => void;
  readonly restore: () => void;
}

/**
 * Clears a list so that it can be restored.
 * @param titleId id of the list's heading, which receives the focus once the list is restored
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

/** Shown instead of a cleared list, with a button to restore it. */
export function EmptiedList({ text, emptying: { emptied, restore } }: EmptiedListProps) {
  return emptied.length === 0 ? null : <Note text={text} onRestore={restore} />;
}

function Note({ text, onRestore }: { readonly text: string; readonly onRestore: () => void }) {
  const texts = usePageTexts('saved');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The button that cleared the list is removed together with it.
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
