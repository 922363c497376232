import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import styles from './text.module.css';

const levels = { h1: 1, h2: 2, h3: 3 } as const;

export default function Text({ box, props }: WidgetComponentProps<'content.text'>) {
  const { text, as = 'p', tone = 'normal', align = 'start' } = props;
  if (tone === 'read') {
    const Tag = as;
    return (
      <Tag {...box} className="sr-only">
        {text}
      </Tag>
    );
  }
  if (as === 'p' || as === 'small') {
    return (
      <p {...box} className={styles.text} data-as={as} data-tone={tone} data-align={align}>
        {text}
      </p>
    );
  }
  return (
    <div {...box} className={styles.text} data-tone={tone} data-align={align}>
      <Heading level={levels[as]}>{text}</Heading>
    </div>
  );
}
