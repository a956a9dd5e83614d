import { messageStates } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ListHead } from '../kit/lists/list-head.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { PanelPaging } from '../kit/lists/panel-paging.js';
import { SearchField } from '../kit/lists/search-field.js';
import { messagesQuery, type MessageState } from './api.js';
import { MessageItem } from './message-item.js';
import { Allowed } from '../kit/session/allowed.js';

const first = { state: 'open' as MessageState, query: '', page: 1 };

export function MessageList() {
  const { messages: texts } = usePageTexts('admin').inbox;
  const [wanted, setWanted] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(messagesQuery(wanted.state, wanted.query, wanted.page));
  const { messages = [], total, totalPages = 0 } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="messages-title">
      <ListHead
        id="messages-title"
        title={texts.title}
        count={total === undefined ? undefined : texts.total(total)}
        loading={texts.loading}
        isFailed={list.isError}
        ref={heading}
      />
      <div className="panel-filters" role="search" aria-label={texts.title}>
        <SearchField
          id="messages-search"
          label={texts.search}
          hint={texts.searchHint}
          value={wanted.query}
          onChange={(query) => setWanted((before) => ({ ...before, query, page: 1 }))}
        />
        <SelectField
          id="messages-state"
          name="state"
          label={texts.state}
          value={wanted.state}
          options={messageStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(state) => setWanted((before) => ({ ...before, state: state as MessageState, page: 1 }))}
        />
        <Allowed route="exportMessages">
          <a className="panel-download" href={panelRoutes.exportMessages.path} download>
            {texts.export}
          </a>
        </Allowed>
      </div>
      {list.isError && <p role="alert">{texts.loadFailed}</p>}
      {list.isSuccess && messages.length === 0 && <p>{texts.empty}</p>}
      <ul className="panel-items" aria-busy={list.isPlaceholderData}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
      <PanelPaging
        page={wanted.page}
        totalPages={totalPages}
        onPage={(page) => setWanted((before) => ({ ...before, page }))}
      />
    </section>
  );
}
