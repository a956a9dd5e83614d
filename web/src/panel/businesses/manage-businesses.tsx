import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { panelTabPath } from '../kit/navigation/panel-address.js';
import {
  managedIdOf,
  managedReportOf,
  managePath,
  NEW_BUSINESS,
} from '../kit/navigation/business-address.js';
import { landing, landsHere } from '../kit/navigation/use-landing.js';
import { BusinessEditor } from './business-editor.js';
import { BusinessFinder } from './business-finder.js';
import { BusinessForm } from './business-form.js';
import { RemovedNotice } from './removed-notice.js';

/** An open form is kept while other tabs are shown. */
export function ManageBusinesses() {
  const { businesses: texts } = usePageTexts('admin');
  const link = useLink();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = managedIdOf(search);
  const report = managedReportOf(search);
  const place = `${asked} ${report}`;
  const [opened, setOpened] = useState(asked);
  const [openedFor, setOpenedFor] = useState(report);
  const [seen, setSeen] = useState(place);
  const [removed, setRemoved] = useState<ManagedBusiness | null>(null);
  if (place !== seen) {
    setSeen(place);
    if (asked !== null) {
      setOpened(asked);
      setOpenedFor(report);
    }
  }
  const go = (id: string | null, lands = true): void => {
    setOpened(id);
    setOpenedFor(null);
    void navigate(link(id === null ? panelTabPath('businesses') : managePath(id)), lands ? landing : {});
  };
  const create = (
    <a className="panel-action" href={link(managePath(NEW_BUSINESS))}>
      {texts.create}
    </a>
  );
  return (
    <div className="panel-manage">
      {removed && (
        <RemovedNotice
          key={removed.id}
          id={removed.id}
          text={texts.remove.done(removed.form.name)}
          onRestored={({ id }) => {
            setRemoved(null);
            go(id);
          }}
        />
      )}
      {opened === null ? (
        <>
          <p>{texts.intro}</p>
          <BusinessFinder id="business-search" label={texts.find.label}>
            {({ id, name }) => (
              <span className="panel-row-actions">
                <a className="panel-action" href={link(managePath(id))} aria-label={`${texts.edit}: ${name}`}>
                  {texts.edit}
                </a>
              </span>
            )}
          </BusinessFinder>
          <div>{create}</div>
        </>
      ) : (
        <>
          <div>
            <button type="button" className="panel-action" onClick={() => go(null)}>
              {texts.close}
            </button>
          </div>
          {opened === NEW_BUSINESS ? (
            <>
              <h2 {...landsHere}>{texts.form.new}</h2>
              <BusinessForm loaded={null} onSaved={({ id }) => go(id)} onChanged={() => undefined} />
            </>
          ) : (
            <BusinessEditor
              key={`${opened} ${openedFor}`}
              id={opened}
              report={openedFor}
              onRemoved={(business) => {
                setRemoved(business);
                // The notice receives the focus instead.
                go(null, false);
              }}
              onSuppressed={() => go(null)}
            />
          )}
        </>
      )}
    </div>
  );
}
