import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import styles from './tile-grid.module.css';

export default function TileGrid({ box, props, slots }: WidgetComponentProps<'nav.tile-grid'>) {
  const { columns = 4, label, tone = 'plain' } = props;
  const grid = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, these are shortcuts
    <div {...(tone === 'plain' && box)} className={styles.grid} data-columns={columns} role="group" aria-label={label}>
      {slots.tiles}
    </div>
  );
  return tone === 'card' ? (
    <Card {...box} pad="s">
      {grid}
    </Card>
  ) : (
    grid
  );
}
