import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { LevelPath } from '@/storefront/ui/level-path';
import type { Downline } from '../record/record-line';

type Props = {
  /** From the agent down to the agent whose team is shown. */
  readonly path: readonly Downline[];
};

/** The level of the team that the report shows. */
export function TeamPath({ path }: Props) {
  const t = useText();
  const [, setParams] = useSearchParams();
  const back = (index: number) =>
    setParams({ agent: index === 0 ? undefined : path[index]?.id, page: undefined, record: undefined }, 'step');
  return (
    <LevelPath
      label={t('widget.records.path')}
      levels={path.map(({ id, name }) => ({ key: id, name }))}
      onBack={back}
    />
  );
}
