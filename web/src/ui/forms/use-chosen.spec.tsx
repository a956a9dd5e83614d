import { act, renderHook } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { useChosen } from './use-chosen.js';

/** A choice whose source is a state that, like the URL, changes in a transition. */
function choice() {
  return renderHook(() => {
    const [source, setSource] = useState('all');
    const [shown, choose] = useChosen(source);
    return { source, shown, choose, follow: (value: string) => startTransition(() => setSource(value)) };
  }).result;
}

it('shows a choice that its source follows', () => {
  const result = choice();
  act(() => {
    result.current.choose('one');
    result.current.follow('one');
  });
  expect(result.current).toMatchObject({ source: 'one', shown: 'one' });
});

it('shows the source again if the visitor goes back before it has followed', () => {
  const result = choice();
  act(() => {
    result.current.choose('one');
    result.current.follow('one');
    result.current.follow('all');
  });
  expect(result.current).toMatchObject({ source: 'all', shown: 'all' });
});
