import { Button } from '@chakra-ui/react';
import { weekdays } from '@gewerk/contracts';
import { Plus, X } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import {
  closedWeek,
  holidayDays,
  hoursDays,
  isOverlapping,
  nextSpan,
  spansBefore,
  withDayCopied,
  type HoursDay,
  type SpanDraft,
  type WeekDraft,
} from '../kit/business-form/hours-draft.js';
import { CopyDay, workdays } from './copy-day.js';

const MOST_SPANS = 8;

interface HoursEditorProps {
  readonly week: WeekDraft | null;
  readonly onChange: (week: WeekDraft | null) => void;
}

/** Opening hours by weekday, each with up to eight time spans, and the rules for holidays. */
export function HoursEditor({ week, onChange }: HoursEditorProps) {
  const { hours: texts } = usePageTexts('admin').businesses;
  const [copied, setCopied] = useState('');
  const others = (day: HoursDay): readonly HoursDay[] =>
    hoursDays.filter((other) => other !== day && week?.[other]);
  const copy = (from: HoursDay, to: readonly HoursDay[]): void => {
    if (!week) return;
    onChange(withDayCopied(week, from, to));
    setCopied(texts.copied(texts.days[from], to.map((day) => texts.days[day]).join(', ')));
  };
  return (
    <div className="panel-hours">
      <label className="panel-check">
        <input
          type="checkbox"
          checked={week !== null}
          onChange={({ target }) => onChange(target.checked ? closedWeek : null)}
        />
        {texts.known}
      </label>
      {week && (
        <>
          <p className="panel-hint">{texts.hint}</p>
          {weekdays.map((day) => (
            <DayRow
              key={day}
              day={day}
              spans={week[day] ?? []}
              before={spansBefore(week, day)}
              others={others(day)}
              onCopy={(to) => copy(day, to)}
              onChange={(spans) => onChange({ ...week, [day]: spans })}
            />
          ))}
          <Button type="button" variant="outline" size="sm" onClick={() => copy('monday', workdays.slice(1))}>
            {texts.copy}
          </Button>
          {holidayDays.map((day) => (
            <Fragment key={day}>
              <label className="panel-check">
                <input
                  type="checkbox"
                  checked={Array.isArray(week[day])}
                  onChange={({ target }) => onChange({ ...week, [day]: target.checked ? [] : null })}
                />
                {texts.ruleFor[day]}
              </label>
              {week[day] && (
                <DayRow
                  day={day}
                  spans={week[day]}
                  others={others(day)}
                  onCopy={(to) => copy(day, to)}
                  onChange={(spans) => onChange({ ...week, [day]: spans })}
                />
              )}
            </Fragment>
          ))}
          <p role="status" className="visually-hidden">
            {copied}
          </p>
        </>
      )}
    </div>
  );
}

interface DayRowProps {
  readonly day: HoursDay;
  readonly spans: readonly SpanDraft[];
  /** Time spans of the previous day, which may continue past midnight. */
  readonly before?: readonly SpanDraft[];
  /** Days to which the hours can be copied. */
  readonly others: readonly HoursDay[];
  readonly onChange: (spans: readonly SpanDraft[]) => void;
  readonly onCopy: (to: readonly HoursDay[]) => void;
}

function DayRow({ day, spans, before, others, onChange, onCopy }: DayRowProps) {
  const { hours: texts } = usePageTexts('admin').businesses;
  const name = texts.days[day];
  const isFaulty = isOverlapping(spans, before);
  const row = useRef<HTMLDivElement>(null);
  const remove = (index: number): void => {
    onChange(spans.filter((_, at) => at !== index));
    // The pressed button is removed; the focus stays within the same day.
    row.current?.focus();
  };
  const set = (index: number, change: Partial<SpanDraft>): void =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...change } : span)));
  return (
    <div ref={row} className="panel-day" role="group" aria-label={name} tabIndex={-1}>
      <span className="panel-day-name">{name}</span>
      <div className="panel-spans">
        {spans.length === 0 && <span className="panel-hint">{texts.closed}</span>}
        {spans.map((span, index) => (
          <span key={index} className="panel-span">
            <input
              type="time"
              required
              aria-label={texts.from(name, index + 1)}
              aria-invalid={isFaulty || undefined}
              value={span.from}
              onChange={({ target }) => set(index, { from: target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              required
              aria-label={texts.to(name, index + 1)}
              aria-invalid={isFaulty || undefined}
              value={span.to}
              onChange={({ target }) => set(index, { to: target.value })}
            />
            <button
              type="button"
              className="panel-icon"
              aria-label={texts.remove(name, index + 1)}
              onClick={() => remove(index)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </span>
        ))}
        {spans.length < MOST_SPANS && (
          <button
            type="button"
            className="panel-icon"
            aria-label={texts.add(name)}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        )}
        <CopyDay day={day} others={others} onCopy={onCopy} />
        {isFaulty && (
          <span role="alert" className="panel-fault">
            {texts.overlap}
          </span>
        )}
      </div>
    </div>
  );
}
