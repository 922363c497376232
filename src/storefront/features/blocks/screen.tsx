import { useDialog } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import styles from './screen.module.css';

export default function PageScreen({ box, props, slots, slotItems, emit, href }: WidgetComponentProps<'page.screen'>) {
  const inDialog = useDialog() !== undefined;
  const hasMenu = slotItems.body?.some(({ use }) => use === 'game.category-menu');
  const { title, back = false, backLabel = title, tone = 'plain' } = props;
  return (
    <div {...box} className={styles.screen} data-tone={tone} data-in-dialog={inDialog || undefined}>
      {(title !== undefined || slots.actions !== undefined) && (
        <div className={styles.head}>
          {back && !inDialog && (
            <IconButton icon="back" label={backLabel ?? ''} href={href('back')} onClick={() => emit('back')} />
          )}
          {title !== undefined && <Heading level={inDialog ? 2 : 1}>{title}</Heading>}
          {slots.actions}
        </div>
      )}
      <div className={styles.body} data-parts data-with-menu={hasMenu || undefined}>
        {slots.body}
      </div>
    </div>
  );
}
