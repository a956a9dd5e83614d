import { Button } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';

/**
 * Discards the input of the form that contains the button. The button then disappears, and the focus moves to the
 * save button or, if there is none, to the form.
 */
export function DiscardButton({ onDiscard }: { readonly onDiscard: () => void }) {
  const { form: texts } = usePageTexts('admin').businesses;
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    flushSync(onDiscard);
    if (form) (form.querySelector<HTMLElement>('[type=submit]:not(:disabled)') ?? focusable(form)).focus();
    toast({ title: texts.discarded });
  };
  return (
    <Button type="button" variant="outline" onClick={discard}>
      {texts.discard}
    </Button>
  );
}

function focusable(form: HTMLFormElement): HTMLFormElement {
  form.tabIndex = -1;
  return form;
}
