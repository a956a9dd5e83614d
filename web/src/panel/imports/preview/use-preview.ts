import type { SheetChoice, SheetField, SheetMapping } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { IMPORT } from '@gewerk/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.js';
import { refusedBy } from '../../kit/api/call-panel.js';
import type { ImportMode } from '../import-mode.js';
import { rememberedMapping } from '../file/remembered-mapping.js';
import { uploadAddress } from '../upload/send-sheet.js';
import { uploadSheet, type UploadOutcome } from '../upload/upload-sheet.js';

/** The state of a file's preview. */
type PreviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly loaded: number }
  | { readonly kind: 'failed'; readonly error: Error }
  | {
      readonly kind: 'shown';
      readonly preview: ImportPreview;
      /** The current mapping; while `isStale`, the preview was read with the previous one. */
      readonly mapping: Partial<SheetMapping>;
      readonly isStale: boolean;
      /** Whether the mapping is the remembered one for the same headers. */
      readonly isRemembered: boolean;
      /** The chosen sheet of the file, and the categories chosen to replace raw ones. */
      readonly choice: SheetChoice;
    };

export interface PreviewControl {
  readonly state: PreviewState;
  /**
   * @param choice replaces the previous choice, for example for another sheet; if it is omitted, the previous one
   * is kept
   */
  readonly read: (file: File, mode: ImportMode, choice?: SheetChoice) => void;
  /** Maps a column to a field, or to none; the column that the field had before is then mapped to none. */
  readonly assign: (column: number, field: SheetField | null) => void;
  /** Files a raw category under another one: undefined keeps it, null skips its rows. */
  readonly fileUnder: (value: string, category: string | null | undefined) => void;
  /** Marks the preview as outdated, since other options were chosen. */
  readonly outdate: () => void;
  readonly close: () => void;
}

/** Added to the maximum duration of a preview, for sending the file and receiving the response. */
const SLACK_MS = 90_000;

/**
 * Previews one file at a time; starting another preview, closing it or leaving the page aborts the current one.
 */
export function usePreview(): PreviewControl {
  const [state, setState] = useState<PreviewState>({ kind: 'none' });
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File, mode: ImportMode, anew?: SheetChoice): Promise<void> => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const before = state.kind === 'shown' && anew === undefined ? state : undefined;
    const columns = before && named(before.mapping);
    const choice = anew ?? before?.choice ?? {};
    const show = (next: PreviewState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'reading', loaded: 0 });
    const outcome = await uploadSheet({
      path: uploadAddress(panelRoutes.importPreview.path, mode, { ...choice, columns }),
      files: [file],
      timeout: IMPORT.previewTimeout + SLACK_MS,
      signal,
      onLoaded: (loaded) => show({ kind: 'reading', loaded }),
    });
    show(shownOf(outcome, choice, columns !== undefined));
  };

  return {
    state,
    read: (file, mode, choice) => void read(file, mode, choice),
    assign: (column, field) => {
      if (state.kind !== 'shown') return;
      setState({
        ...state,
        mapping: assigned(state.mapping, column, field),
        isStale: true,
        isRemembered: false,
      });
    },
    fileUnder: (value, category) => {
      if (state.kind !== 'shown') return;
      const others = Object.entries(state.choice.categories ?? {}).filter(([known]) => known !== value);
      const categories = Object.fromEntries(category === undefined ? others : [...others, [value, category]]);
      setState({ ...state, choice: { ...state.choice, categories }, isStale: true });
    },
    outdate: () => {
      if (state.kind === 'shown') setState({ ...state, isStale: true });
    },
    close: () => {
      reading.current?.abort();
      setState({ kind: 'none' });
    },
  };
}

/** The mapping if it has a column for the name; without such a column nothing can be imported. */
export const named = (mapping: Partial<SheetMapping>): SheetMapping | undefined =>
  mapping.name === undefined ? undefined : mapping;

function assigned(
  mapping: Partial<SheetMapping>,
  column: number,
  field: SheetField | null,
): Partial<SheetMapping> {
  const others = Object.entries(mapping).filter(([, taken]) => taken !== column);
  return Object.fromEntries(field === null ? others : [...others, [field, column]]);
}

function shownOf(outcome: UploadOutcome, choice: SheetChoice, isMapped: boolean): PreviewState {
  if (outcome.kind === 'aborted') return { kind: 'none' };
  if (outcome.kind === 'lost') return { kind: 'failed', error: new ApiError(0, outcome.message) };
  const { status, text, statusText } = outcome;
  if (status !== OK) return { kind: 'failed', error: refusedBy(status, text, statusText) };
  const preview: AnswerOf<typeof panelRoutes.importPreview> = JSON.parse(text);
  const mapping = Object.fromEntries(
    preview.columns.flatMap(({ field, column }) => (field === null ? [] : [[field, column]])),
  );
  const remembered = isMapped ? undefined : rememberedMapping(preview);
  const isRemembered = remembered !== undefined && !isSame(remembered, mapping);
  return {
    kind: 'shown',
    preview,
    choice,
    mapping: isRemembered ? remembered : mapping,
    isStale: isRemembered,
    isRemembered,
  };
}

const isSame = (one: SheetMapping, other: Partial<SheetMapping>): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field as SheetField] === other[field as SheetField]);

const OK = 200;
