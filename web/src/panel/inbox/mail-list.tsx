import { type MailListState, mailListStates } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ListHead } from '../kit/lists/list-head.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { PanelPaging } from '../kit/lists/panel-paging.js';
import { mailsQuery } from './api.js';
import { MailTable } from './mail-table.js';

/** Shows unsent emails first, since they need the operator's attention. */
export function MailList() {
  const { mails: texts } = usePageTexts('admin').inbox;
  const [state, setState] = useState<MailListState>('unsent');
  const [page, setPage] = useState(1);
  const list = useQuery(mailsQuery(state, page));
  const { mails = [], total, totalPages = 0 } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="mails-title">
      <ListHead
        id="mails-title"
        title={texts.title}
        count={total === undefined ? undefined : texts.total(total)}
        loading={texts.loading}
        isFailed={list.isError}
      />
      <p className="panel-hint">{texts.intro}</p>
      <div className="panel-choice">
        <SelectField
          id="mails-state"
          name="state"
          label={texts.state}
          value={state}
          options={mailListStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(value) => {
            setState(value as MailListState);
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
