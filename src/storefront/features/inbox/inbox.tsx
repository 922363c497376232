import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Shape } from '@/storefront/ui/states/shape';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import styles from './inbox.module.css';
import { UndoLine } from './inbox-bar';
import { MessageDialog, MissingMessage } from './message-dialog';
import { MessageList } from './message-list';
import { useMessages } from './use-messages';
import { useOpenMessage } from './use-open-message';
import { useRemovals } from './use-removals';

/** The member's messages: a list, one open at a time, with deletion of some or all. */
export default function Inbox({ box, props, slots }: WidgetComponentProps<'inbox.messages'>) {
  const t = useText();
  const { session } = useGateway().scope;
  const inbox = useMessages();
  const openMessage = useOpenMessage(inbox);
  const { remove, undo, waiting: waitingIds, isGone } = useRemovals();
  const { first } = inbox;
  if (session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (first === undefined) return <Skeleton {...box} kind="form" label={t('widget.loading')} />;
  if (isSwitchedOff(first)) {
    return (
      <EmptyState {...box} icon="lock" title={t('widget.inbox.closed')} text={t('widget.inbox.closedNote')}>
        {slots.help}
      </EmptyState>
    );
  }
  const shownMessages = inbox.messages.filter(({ id }) => !isGone(id));
  const { message } = openMessage;
  return (
    <section {...box} className={styles.inbox} aria-label={props.label}>
      <QueryState query={first} skeleton={<Shape of="letters" label={t('widget.loading')} />}>
        {() =>
          shownMessages.length === 0 && !inbox.hasMore ? (
            <EmptyState icon="mail" title={props.empty} text={props.emptyNote} />
          ) : (
            <MessageList
              inbox={inbox}
              shown={shownMessages}
              label={props.label}
              onOpen={openMessage.open}
              onDelete={remove}
            />
          )
        }
      </QueryState>
      <UndoLine count={waitingIds.size} onUndo={undo} />
      {message !== undefined && !isGone(message.id) && (
        <MessageDialog
          message={message}
          onClose={openMessage.close}
          onDelete={() => {
            openMessage.close();
            remove([message]);
          }}
        />
      )}
      {openMessage.isMissing && <MissingMessage onClose={openMessage.close} />}
      {slots.help}
    </section>
  );
}
