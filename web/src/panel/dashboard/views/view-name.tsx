import { Button, Input } from '@chakra-ui/react';
import { PANEL_VIEWS } from '@gewerk/contracts/limits';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelAction } from '../../kit/api/use-panel-action.js';
import { keepView, viewsQuery } from './api.js';

interface ViewNameProps {
  /** Returns the query of the list's URL at the time of the call. */
  readonly addressNow: () => string;
  readonly onDone: () => void;
}

/** Saves the list under a name, replacing one of that name. */
export function ViewName({ addressNow, onDone }: ViewNameProps) {
  const { views: texts } = usePageTexts('admin');
  const [name, setName] = useState('');
  const keep = usePanelAction({
    act: keepView,
    done: () => ({ kind: 'success', title: texts.kept(name.trim()) }),
    failed: texts.failed,
    touches: [viewsQuery.queryKey],
    onDone,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') keep.mutate({ name: name.trim(), address: addressNow() });
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onDone();
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown}>
      <Input
        size="sm"
        aria-label={texts.name}
        placeholder={texts.name}
        autoComplete="off"
        autoFocus
        maxLength={PANEL_VIEWS.nameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="sm" disabled={name.trim() === '' || keep.isPending}>
        {texts.save}
      </Button>
      <Button type="button" size="sm" variant="outline" onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  );
}
