import { Input } from '@chakra-ui/react';
import { adminRoutes, LISTING_DEBOUNCE, messageStates } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { SelectField } from '../../../ui/select-field.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { PanelPaging } from '../components/panel-paging.js';
import { messagesQuery, type MessageState } from './api.js';
import { MessageItem } from './message-item.js';

const LONGEST_QUERY = 200;
const first = { state: 'open' as MessageState, query: '', page: 1 };

/** Contact messages: those that wait for an answer first, searched once the typing pauses. */
export function MessageList() {
  const { messages: texts } = usePageTexts('admin').inbox;
  const [wanted, setWanted] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useDebounced(
    (query: string) => setWanted((before) => ({ ...before, query: query.trim(), page: 1 })),
    LISTING_DEBOUNCE,
  );
  const list = useQuery(messagesQuery(wanted.state, wanted.query, wanted.page));
  const { messages = [], total, totalPages = 0 } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="messages-title">
      <div className="panel-section-head">
        <h2 id="messages-title" tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        <p role="status" className="count">
          {total === undefined ? texts.loading : texts.total(total)}
        </p>
      </div>
      <div className="panel-filters" role="search" aria-label={texts.title}>
        <div className="field panel-search">
          <label htmlFor="messages-search">{texts.search}</label>
          <Input
            id="messages-search"
            type="search"
            maxLength={LONGEST_QUERY}
            placeholder={texts.searchHint}
            onChange={(event) => search.call(event.target.value)}
          />
        </div>
        <SelectField
          id="messages-state"
          name="state"
          label={texts.state}
          value={wanted.state}
          options={messageStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(state) => setWanted({ ...wanted, state: state as MessageState, page: 1 })}
        />
        <a className="panel-download" href={adminRoutes.exportMessages.path} download>
          {texts.export}
        </a>
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
        onPage={(page) => setWanted({ ...wanted, page })}
      />
    </section>
  );
}
