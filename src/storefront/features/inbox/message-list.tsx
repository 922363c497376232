import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import { InboxBar } from './inbox-bar';
import type { Message } from './message';
import { MessageRow } from './message-row';
import type { useMessages } from './use-messages';
import { useSelection } from './use-selection';

type Props = {
  readonly inbox: ReturnType<typeof useMessages>;
  /** The loaded messages that are not being deleted. */
  readonly shown: readonly Message[];
  readonly label: string | undefined;
  readonly onOpen: (message: Message) => void;
  readonly onDelete: (messages: readonly Message[]) => void;
};

/** The loaded messages, and a button for older ones. */
export function MessageList({ inbox, shown: shownMessages, label, onOpen, onDelete }: Props) {
  const t = useText();
  const selection = useSelection(shownMessages);
  const { messages, total = messages.length, last: lastQuery, hasMore, isAsking, next } = inbox;
  // The platform still counts what is being deleted.
  const beingDeleted = messages.length - shownMessages.length;
  return (
    <>
      <InboxBar
        selection={selection}
        shown={shownMessages.length}
        total={Math.max(shownMessages.length, total - beingDeleted)}
        onDelete={() => {
          onDelete(selection.chosen);
          selection.stop();
        }}
      />
      {shownMessages.length > 0 && (
        <Card pad="none">
          <LongList rows={shownMessages} label={label}>
            {(message, place) => (
              <MessageRow
                key={message.id}
                message={message}
                place={place}
                choice={
                  selection.isOn
                    ? { isChosen: selection.has(message.id), toggle: () => selection.toggle(message.id) }
                    : undefined
                }
                onOpen={() => onOpen(message)}
              />
            )}
          </LongList>
        </Card>
      )}
      {lastQuery !== undefined && <QueryFailure query={lastQuery} />}
      {(hasMore || isAsking) && (
        <Button tone="secondary" wide busy={isAsking} onClick={next}>
          {t('widget.inbox.more')}
        </Button>
      )}
    </>
  );
}
