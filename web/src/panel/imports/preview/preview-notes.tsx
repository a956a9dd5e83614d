import { usePageTexts } from '../../../platform/use-page-texts.js';
import './preview-notes.css';

/** Number of notes shown at first; a row with more notes shows only these until it is expanded. */
const MOST_IN_SIGHT = 3;

interface PreviewNotesProps {
  readonly notes: readonly string[];
}

/**
 * The notes that importing a row would produce: the first few, and a line that gives the number of the others and
 * expands them.
 */
export function PreviewNotes({ notes }: PreviewNotesProps) {
  const { importNotes: texts } = usePageTexts('admin');
  // A line that replaces only one further note would save no space.
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
