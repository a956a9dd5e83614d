import { usePageTexts } from '../../../platform/use-page-texts.js';
import './preview-notes.css';

/** Notes in sight; a row with more is no higher than one with these until it is opened. */
const MOST_IN_SIGHT = 3;

interface PreviewNotesProps {
  readonly notes: readonly string[];
}

/** What the import of a row would note: the first few, the others behind a line that says how many they are. */
export function PreviewNotes({ notes }: PreviewNotesProps) {
  const { importNotes: texts } = usePageTexts('admin');
  // A line in place of one note would save nothing.
  const inSight = notes.length === MOST_IN_SIGHT + 1 ? notes.length : MOST_IN_SIGHT;
  const others = notes.slice(inSight);
  return (
    <>
      <NoteList notes={notes.slice(0, inSight)} />
      {others.length > 0 && (
        <details>
          <summary>{texts.furtherNotes(others.length)}</summary>
          <NoteList notes={others} />
        </details>
      )}
    </>
  );
}

const NoteList = ({ notes }: PreviewNotesProps) =>
  notes.length > 0 && (
    <ul>
      {notes.map((note, index) => (
        <li key={index}>{note}</li>
      ))}
    </ul>
  );
