import { Button } from '@chakra-ui/react';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { landsHere } from '../navigation/use-landing.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../figures/panel-locale.js';
import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { firstClick } from '../first-click.js';
import { dropAnswer } from '../drafts/answer-drafts.js';
import { ownReasonId } from './own-reason.js';
import { ReasonChoice } from './reason-choice.js';
import { useHeldDecisions } from './use-held-decisions.js';
import { useReviewKeys } from './use-review-keys.js';
import './review.css';

/** An entry of a queue that is waiting for a decision. */
export interface ReviewEntry {
  readonly id: string;
  readonly title: string;
  /** Approves the entry; undefined if it can only be edited or rejected. */
  readonly approve: (() => Promise<unknown>) | undefined;
  readonly reject: (reason: string) => Promise<unknown>;
}

interface ReviewModeProps {
  readonly title: string;
  readonly entries: readonly ReviewEntry[];
  /** Number of entries in the whole queue. */
  readonly total: number;
  /** Called when few entries remain; reloads the queue to include the entries that have moved up. */
  readonly onFew: () => void;
  readonly approveLabel: string;
  readonly rejectLabel: string;
  readonly reasons: readonly string[];
  /** Keys of the queries to refetch when the review is left. */
  readonly touches: readonly (readonly string[])[];
  /** Renders the details of an entry; `decide` is for decisions other than approval. */
  readonly detail: (id: string, decide: (send: () => Promise<unknown>) => void) => ReactNode;
  readonly onEdit: (id: string) => void;
  /**
   * The id of the entry whose details are being edited; keys do not decide this entry, since the input is not
   * saved yet.
   */
  readonly edited?: string | null;
  readonly onEditEnd?: () => void;
  readonly onClose: () => void;
}

/** Number of remaining entries below which the next ones are loaded. */
const FEW = 20;

/**
 * Shows the entries one after another; single keys decide an entry, after which the next one opens automatically.
 */
export function ReviewMode(props: ReviewModeProps) {
  const {
    title,
    entries,
    total,
    onFew,
    approveLabel,
    rejectLabel,
    reasons,
    touches,
    detail,
    onEdit,
    edited = null,
    onEditEnd,
    onClose,
  } = props;
  const { review: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const decisions = useHeldDecisions(touches);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [isBulkAsked, setBulkAsked] = useState(false);
  const left = entries.filter(({ id }) => !decisions.has(id));
  const at = Math.max(
    0,
    left.findIndex(({ id }) => id === wanted),
  );
  const entry = left[at];
  const isEditing = entry !== undefined && entry.id === edited;
  const approvable = left.filter(({ approve }) => approve !== undefined);
  const hasMore = total > entries.length;
  const isShort = hasMore && left.length < FEW;
  const few = useRef(onFew);
  useEffect(() => {
    few.current = onFew;
  });
  const heldCount = decisions.undoable.length;
  // Repeat this after each sent decision, since only then does the next entry move up.
  useEffect(() => {
    if (isShort) few.current();
  }, [isShort, heldCount]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = entry?.id;
  // While an entry is being edited, the first field of its form has the focus.
  useEffect(() => {
    if (!isEditing) heading.current?.focus();
  }, [shown, isEditing]);
  const go = (step: number): void => {
    setRejecting(false);
    setWanted(left[Math.min(left.length - 1, Math.max(0, at + step))]?.id ?? null);
  };
  const decide = (send: (() => Promise<unknown>) | undefined): void => {
    if (!entry || !send) return;
    setRejecting(false);
    setWanted((left[at + 1] ?? left[at - 1])?.id ?? null);
    const { id, title: name } = entry;
    const sendAndForget = (): Promise<void> => send().then(() => dropAnswer(ownReasonId(id)));
    decisions.add({ id, title: name, send: sendAndForget });
  };
  const reject = (reason: string): void => decide(entry && (() => entry.reject(reason)));
  const undo = (): void => setWanted(decisions.undo()?.id ?? wanted);
  const templates = isRejecting
    ? reasons.map((reason, index) => [String(index + 1), () => reject(reason)])
    : [];
  const deciding = {
    ...(Object.fromEntries(templates) as Record<string, () => void>),
    ...{ j: () => go(1), k: () => go(-1), u: undo },
    a: isRejecting ? undefined : () => decide(entry?.approve),
    r: () => setRejecting(entry !== undefined),
    e: () => entry && onEdit(entry.id),
    escape: () => (isRejecting ? setRejecting(false) : onClose()),
  };
  useReviewKeys(isEditing ? { escape: onEditEnd } : deciding);
  const held = decisions.undoable.at(-1);
  return (
    <section className="review" aria-labelledby="review-title">
      <div className="panel-section-head">
        <h2 id="review-title">{title}</h2>
        <p role="status" className="count">
          {texts.left((total - entries.length + left.length).toLocaleString(locale))}
        </p>
        <Button variant="outline" size="sm" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      {entry ? (
        <article className="review-entry">
          <h3 ref={heading} {...landsHere}>
            {entry.title}
          </h3>
          {detail(entry.id, decide)}
        </article>
      ) : (
        <p className="review-done" role="status">
          {hasMore ? texts.more : texts.done}
        </p>
      )}
      <div className="review-bar" hidden={isEditing}>
        {entry && isRejecting && !isEditing && (
          <ReasonChoice
            id={entry.id}
            reasons={reasons}
            maxLength={FORM_LENGTH.reason}
            onChoose={reject}
            onCancel={() => setRejecting(false)}
          />
        )}
        {entry && !isRejecting && (
          <>
            <Button disabled={!entry.approve} onClick={firstClick(() => decide(entry.approve))}>
              {approveLabel} <kbd>A</kbd>
            </Button>
            <Button variant="outline" onClick={() => setRejecting(true)}>
              {rejectLabel} <kbd>R</kbd>
            </Button>
            <Button variant="outline" onClick={() => onEdit(entry.id)}>
              {texts.edit} <kbd>E</kbd>
            </Button>
            <Button variant="outline" disabled={at === 0} onClick={() => go(-1)}>
              {texts.previous} <kbd>K</kbd>
            </Button>
            <Button variant="outline" disabled={at >= left.length - 1} onClick={() => go(1)}>
              {texts.next} <kbd>J</kbd>
            </Button>
          </>
        )}
        {held && (
          <Button variant="outline" onClick={undo}>
            {texts.undo(held.title)} <kbd>U</kbd>
          </Button>
        )}
        {approvable.length > 1 && !isRejecting && (
          <Button variant="outline" onClick={() => setBulkAsked(true)}>
            {texts.approveAll(approvable.length)}
          </Button>
        )}
      </div>
      <p className="panel-hint">{texts.hint}</p>
      {isBulkAsked && (
        <ConfirmDialog
          title={texts.approveAll(approvable.length)}
          text={texts.approveAllText}
          confirm={texts.confirmAll}
          cancel={texts.cancel}
          onConfirm={() => {
            for (const { id, title: name, approve } of approvable) {
              if (approve) decisions.add({ id, title: name, send: approve });
            }
          }}
          onClose={() => setBulkAsked(false)}
        />
      )}
    </section>
  );
}
