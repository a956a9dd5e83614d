import { Button } from '@chakra-ui/react';
import type { MergeField } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { choosable, doubtsAbout, lacking } from '../kit/business-form/merge-choice.js';
import { useWrittenField } from '../kit/business-form/use-written-field.js';
import { useModal } from '../kit/dialogs/use-modal.js';

interface MergeDialogProps {
  readonly stays: ManagedBusiness;
  readonly goes: ManagedBusiness;
  readonly onConfirm: (fromOther: readonly MergeField[]) => void;
  /** Also called on Escape and Back. */
  readonly onClose: () => void;
}

/** Two businesses side by side, with a choice for each field in which they differ. */
export function MergeDialog({ stays, goes, onConfirm, onClose }: MergeDialogProps) {
  const { merge: texts } = usePageTexts('admin').businesses;
  const fields = choosable(stays.form, goes.form);
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(() => new Set(lacking(stays.form, goes.form)));
  const dialog = useModal();
  const close = (): void => dialog.current?.close();
  const { cities, trades } = doubtsAbout(stays, goes);
  const choose = (field: MergeField, isTaken: boolean): void => {
    const next = new Set(taken);
    if (isTaken) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <dialog
      ref={dialog}
      className="panel-dialog merge-dialog"
      aria-labelledby="merge-dialog-title"
      onClose={onClose}
    >
      <h2 id="merge-dialog-title">{texts.confirm}</h2>
      <p>{texts.choose}</p>
      {cities && <p className="merge-doubt">{texts.otherCity(...cities)}</p>}
      {trades && <p className="merge-doubt">{texts.otherTrade(...trades)}</p>}
      <ul className="merge-heads">
        <li>{texts.stays(stays.form.name, stays.urlSlug)}</li>
        <li>{texts.goes(goes.form.name, goes.urlSlug)}</li>
      </ul>
      {fields.length === 0 && <p>{texts.same}</p>}
      {fields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          sides={[stays, goes]}
          isTaken={taken.has(field)}
          onChoose={(isTaken) => choose(field, isTaken)}
        />
      ))}
      <div className="panel-actions merge-actions">
        <Button
          onClick={() => {
            onConfirm(fields.filter((field) => taken.has(field)));
            close();
          }}
        >
          {texts.submit}
        </Button>
        <Button variant="outline" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </dialog>
  );
}

interface FieldChoiceProps {
  readonly field: MergeField;
  readonly sides: readonly [ManagedBusiness, ManagedBusiness];
  readonly isTaken: boolean;
  readonly onChoose: (isTaken: boolean) => void;
}

function FieldChoice({ field, sides, isTaken, onChoose }: FieldChoiceProps) {
  const { form, merge } = usePageTexts('admin').businesses;
  const written = useWrittenField();
  const valueOf = ({ form: values }: ManagedBusiness): string =>
    field === 'latitude' && values.latitude !== null
      ? `${written(values, 'latitude')}, ${written(values, 'longitude')}`
      : written(values, field);
  return (
    <fieldset className="merge-field">
      <legend>{field === 'latitude' ? merge.position : form.fields[field]}</legend>
      {sides.map((side, index) => {
        const isOther = index === 1;
        return (
          <label key={side.id}>
            <input
              type="radio"
              name={`merge-${field}`}
              checked={isTaken === isOther}
              onChange={() => onChoose(isOther)}
            />
            <span>{valueOf(side)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
