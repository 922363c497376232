import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '../button';

type Props = {
  /** Name of the moving content. */
  readonly label: string;
  readonly playing: boolean;
  readonly onToggle: () => void;
};

/** Pauses and resumes motion. */
export function PauseButton({ label, playing, onToggle }: Props) {
  const t = useText();
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      label={`${label}: ${t(playing ? 'widget.pause' : 'widget.play')}`}
      onClick={onToggle}
    />
  );
}
