import { useState } from 'react';

interface TypedFilter {
  readonly text: string;
  /** Sets the typed text without requesting it yet. */
  readonly type: (text: string) => void;
  /**
   * Requests a value even if it is unchanged: another list may have been requested in the meantime without being
   * rendered yet.
   */
  readonly ask: (wanted: string) => void;
  /** Shows the last requested value instead of the typed text. */
  readonly drop: () => void;
}

/**
 * The text of a field that filters a list. A requested list is rendered a moment later, when more may have been
 * typed: the text is therefore replaced only by a value that was set elsewhere. If the user is typing when such a
 * value is rendered, the typed text stays, and is requested for the list that is then shown.
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
