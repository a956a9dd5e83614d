import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

interface QueueItemProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** The entry's age, or its outcome. */
  readonly state: ReactNode;
  readonly toggle: (isOpen: boolean) => { readonly text: string; readonly label: string };
  readonly children: ReactNode;
}

/** An entry of a queue, with its details behind a button. */
export function QueueItem({ title, hint, state, toggle, children }: QueueItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, label } = toggle(isOpen);
  return (
    <li>
      <div className="panel-item-head">
        <div>
          <strong>{title}</strong>
          <p className="panel-hint">{hint}</p>
        </div>
        {state}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          {text}
        </Button>
      </div>
      {isOpen && children}
    </li>
  );
}
