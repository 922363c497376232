import { useEffect } from 'react';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import type { Message } from './message';
import { useMarkRead } from './use-mark-read';
import type { useMessages } from './use-messages';

/** The message in the address, `?message=7`. Loads older pages until one has it; `isMissing` if none does. */
export function useOpenMessage({ messages, hasMore, first, next }: ReturnType<typeof useMessages>) {
  const { shown: id, open, close } = useSheet('message');
  const message = id === undefined ? undefined : messages.find((one) => one.id === id);
  const isLoaded = first?.data !== undefined && !first.isFetching;
  const isSearching = id !== undefined && message === undefined;
  useMarkRead(message);
  useEffect(() => {
    if (isSearching && hasMore) next();
  });
  return {
    message,
    isMissing: isSearching && !hasMore && isLoaded,
    open: ({ id: messageId }: Message) => open(messageId),
    close: () => close(),
  };
}
