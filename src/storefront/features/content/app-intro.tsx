import { useEffect, useRef } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './app-intro.module.css';

export default function AppIntro({ box, props }: WidgetComponentProps<'content.app-intro'>) {
  const { text, color = '', background = '' } = props;
  const ref = useRef<HTMLParagraphElement>(null);
  // The policy refuses style attributes, so the platform's styles are set on the element; invalid values are ignored.
  useEffect(() => {
    const style = ref.current?.style;
    if (text === '' || style === undefined) return;
    style.color = color;
    style.backgroundColor = isPicture(background) ? '' : background;
    style.backgroundImage = isPicture(background) ? `url("${background}")` : '';
  }, [text, color, background]);
  if (text === '') return null;
  return (
    <p {...box} ref={ref} className={styles.intro}>
      {text}
    </p>
  );
}

function isPicture(background: string): boolean {
  return /^https:\/\/[^\s"'()\\]+$/.test(background);
}
