import { Button, Input } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';

interface PageJumpProps {
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

/** Goes to a page by its number; a number past the last page goes to the last page. */
export function PageJump({ totalPages, onPage }: PageJumpProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const id = useId();
  const [text, setText] = useState('');
  const jump = (event: FormEvent): void => {
    event.preventDefault();
    const page = Number(text);
    if (!Number.isInteger(page) || page < 1) return;
    setText('');
    onPage(Math.min(page, totalPages));
  };
  return (
    <form className="page-jump" onSubmit={jump}>
      <label htmlFor={id}>{texts.jump}</label>
      <Input
        id={id}
        size="sm"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm" variant="outline">
        {texts.go}
      </Button>
    </form>
  );
}
