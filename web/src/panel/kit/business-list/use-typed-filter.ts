import { useState } from 'react';

interface TypedFilter {
  readonly text: string;
  /** Takes what is typed, which is not asked for yet. */
  readonly type: (text: string) => void;
  /** Asks for a value, also for the same again: another list may have been called in the meantime, which is not drawn yet. */
  readonly ask: (wanted: string) => void;
  /** Shows what was asked for last in place of what was typed. */
  readonly drop: () => void;
}

/**
 * The text of a field that filters a list. What was asked for is drawn a moment later, and more may be typed by then: only
 * another value, one that is changed from outside, takes the text's place. Where that too is drawn after more was typed, the text
 * stays, and is asked for in the list that is shown by then.
 */
export function useTypedFilter(value: string, onChange: (wanted: string) => void): TypedFilter {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [drawn, setDrawn] = useState(value);
  const [isTyping, setTyping] = useState(false);
  if (value !== drawn) {
    setDrawn(value);
    if (value !== asked) {
      setAsked(value);
      if (!isTyping) setText(value);
    }
  }
  const show = (next: string, typing: boolean): void => {
    setText(next);
    setTyping(typing);
  };
  const ask = (wanted: string): void => {
    setTyping(false);
    setAsked(wanted);
    onChange(wanted);
  };
  return { text, type: (typed) => show(typed, true), ask, drop: () => show(asked, false) };
}
