import { useState } from 'react';

interface TypedFilter {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What was asked for last. */
  readonly asked: string;
  /** Asks for a value, once. */
  readonly ask: (wanted: string) => void;
}

/**
 * The text of a field that filters a list. What was asked for is drawn a moment later, and more may be typed by then: only
 * another value, one that is changed from outside, takes the text's place.
 */
export function useTypedFilter(value: string, onChange: (wanted: string) => void): TypedFilter {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [drawn, setDrawn] = useState(value);
  if (value !== drawn) {
    setDrawn(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  const ask = (wanted: string): void => {
    if (wanted === asked) return;
    setAsked(wanted);
    onChange(wanted);
  };
  return { text, setText, asked, ask };
}
