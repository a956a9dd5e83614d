import { Button } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface OlderButtonProps {
  readonly list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly label: string;
}

/** Loads the next page of a list whose newest entries come first; renders nothing once everything is shown. */
export function OlderButton({ list, label }: OlderButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
