import { mailStates, type MailState } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { SelectField } from '../../../ui/select-field.js';
import { PanelPaging } from '../components/panel-paging.js';
import { mailsQuery } from './api.js';
import { MailTable } from './mail-table.js';

/** Mails of one state; what needs the owner's eye, the failed ones, first. */
export function MailList() {
  const { mails: texts } = usePageTexts('admin').inbox;
  const [state, setState] = useState<MailState>('failed');
  const [page, setPage] = useState(1);
  const list = useQuery(mailsQuery(state, page));
  const { mails = [], total, totalPages = 0 } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="mails-title">
      <div className="panel-section-head">
        <h2 id="mails-title">{texts.title}</h2>
        <p role="status" className="count">
          {total === undefined ? texts.loading : texts.total(total)}
        </p>
      </div>
      <p className="panel-hint">{texts.intro}</p>
      <div className="panel-choice">
        <SelectField
          id="mails-state"
          name="state"
          label={texts.state}
          value={state}
          options={mailStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(value) => {
            setState(value as MailState);
            setPage(1);
          }}
        />
      </div>
      {list.isError && <p role="alert">{texts.loadFailed}</p>}
      {list.isSuccess && mails.length === 0 && <p>{texts.empty}</p>}
      {mails.length > 0 && <MailTable mails={mails} isOld={list.isPlaceholderData} />}
      <PanelPaging page={page} totalPages={totalPages} onPage={setPage} />
    </section>
  );
}
