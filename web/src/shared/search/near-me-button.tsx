import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { positionText } from './filters.js';
import { Icon } from '../../ui/icon.js';

const WAIT_MS = 10_000;
const MAX_AGE_MS = 600_000;

type State = 'idle' | 'asking' | 'failed';

/** Asks for the visitor's position only when pressed; passes it on rounded. */
export function NearMeButton({ onFound }: { readonly onFound: (around: string) => void }) {
  const { filters: labels } = useTexts().searchResults;
  const [state, setState] = useState<State>('idle');
  // A press before hydration would be lost.
  const isHydrating = useIsHydrating();

  function locate() {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(positionText(coords));
      },
      () => setState('failed'),
      { maximumAge: MAX_AGE_MS, timeout: WAIT_MS },
    );
  }

  return (
    <div className="near-me js-only">
      <Button
        type="button"
        variant="outline"
        size="sm"
        disabled={isHydrating}
        aria-disabled={state === 'asking'}
        onClick={locate}
      >
        <Icon name="locate" size={16} />
        {state === 'asking' ? labels.locating : labels.nearMe}
      </Button>
      {state === 'failed' && <p role="alert">{labels.notLocated}</p>}
    </div>
  );
}
