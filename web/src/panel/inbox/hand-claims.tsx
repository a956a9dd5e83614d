import { Button } from '@chakra-ui/react';
import type { HandClaim, issueHandCode, OutputOf } from '@gewerk/contracts/bus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../platform/app-context.js';
import { handClaimTexts } from '../../texts/hand-claims/index.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { ListHead } from '../kit/lists/list-head.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { dismissClaim, handClaimsQuery, issueCode } from './api.js';
import './hand-claims.css';

type IssuedCode = OutputOf<typeof issueHandCode>;

const TOUCHED = [
  ['admin', 'hand-claims'],
  ['admin', 'work'],
] as const;

/** Requests for codes by letter or phone, waiting ones first. */
export function HandClaims() {
  const { home } = usePageTexts('admin');
  const texts = handClaimTexts(useApp().language);
  const list = useQuery(handClaimsQuery);
  const { claims = [], count } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="hand-claims-title">
      <ListHead
        id="hand-claims-title"
        title={texts.title}
        count={count === undefined ? undefined : home.kinds.handClaims(count)}
        loading={home.loading}
        isFailed={list.isError}
      />
      <p className="panel-hint">{texts.intro}</p>
      {list.isError && <p role="alert">{home.failed}</p>}
      {list.isSuccess && claims.length === 0 && <p>{home.nothing}</p>}
      {claims.length > 0 && (
        <ul className="panel-items">
          {claims.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ClaimItem({ claim }: { readonly claim: HandClaim }) {
  const { inbox } = usePageTexts('admin');
  const texts = handClaimTexts(useApp().language);
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  const making = usePanelAction({
    act: issueCode,
    done: () => ({ title: texts.states.issued, description: claim.name }),
    failed: inbox.failed,
    touches: TOUCHED,
    onDone: setIssued,
  });
  const closing = usePanelAction({
    act: dismissClaim,
    done: () => ({ title: texts.dismiss, description: claim.name }),
    failed: inbox.failed,
    touches: TOUCHED,
  });
  const make = claim.state === 'waiting' ? texts.make : texts.again;
  const isBusy = making.isPending || closing.isPending;
  return (
    <li>
      <div className="panel-item-head">
        <div>
          <strong>{claim.name}</strong>
          <p className="panel-hint">
            {texts.ways[claim.way]} · <PanelTime instant={claim.requestedAt} />
          </p>
        </div>
        <p className="panel-age">{texts.states[claim.state]}</p>
        {claim.state !== 'used' && (
          <>
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={`${make}: ${claim.name}`}
              onClick={() => making.mutate(claim.id)}
            >
              {make}
            </Button>
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={`${texts.dismiss}: ${claim.name}`}
              onClick={() => closing.mutate(claim.id)}
            >
              {texts.dismiss}
            </Button>
          </>
        )}
      </div>
      {issued && <Code issued={issued} />}
    </li>
  );
}

/** The code, which is shown only once: as a letter to print, or to be read out on the phone. */
function Code({ issued }: { readonly issued: IssuedCode }) {
  const texts = handClaimTexts(useApp().language);
  const { letter, phone, reference, code, expires } = issued;
  return (
    <div className="panel-item-body">
      <p className="panel-hint">{texts.once}</p>
      {letter ? (
        <>
          <div className="hand-letter" lang="de">
            <address>{letter.address.join('\n')}</address>
            <p>{letter.text}</p>
          </div>
          <p>
            <Button size="sm" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </p>
        </>
      ) : (
        <p>{texts.call(phone ?? '–')}</p>
      )}
      <dl className="panel-facts">
        <div>
          <dt>{texts.reference}</dt>
          <dd className="hand-code">{reference}</dd>
        </div>
        <div>
          <dt>{texts.code}</dt>
          <dd className="hand-code">{code}</dd>
        </div>
        <div>
          <dt>{texts.until}</dt>
          <dd>
            <PanelTime instant={expires} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
