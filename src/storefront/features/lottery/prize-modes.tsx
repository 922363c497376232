import { useSearchParam, useSearchParams } from '@/storefront/contract/hooks';
import { vendorsQuery } from '@/storefront/platform/gateway/queries/games/games';
import { lotteryMenusQuery, type PrizeMode } from '@/storefront/platform/gateway/queries/games/lottery';
import { prizeModeOf } from '@/storefront/platform/gateway/queries/games/prize-mode';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { Tabs } from '@/storefront/ui/tabs/tabs';

const allModes: readonly PrizeMode[] = ['LOTT', 'ELOTT'];

/** The shown prize mode, of those that a widget offers, and its lotteries by group. */
export function useLotteryMenus(modes = allModes) {
  const gateway = useSettledGateway(200);
  const [modeParam] = useSearchParam('mode');
  const vendors = useQuery(vendorsQuery(gateway));
  const mode = chosenMode(modeParam, modes, prizeModeOf(vendors.data?.data.lanes ?? []));
  const isKnown = !vendors.isPending || modeParam !== undefined;
  return { gateway, mode, menus: useQuery({ ...lotteryMenusQuery(gateway, mode), enabled: isKnown }) };
}

type Props = { readonly modes: readonly PrizeMode[] | undefined; readonly mode: PrizeMode };

/** Tabs of the prize modes, each with its own lotteries. */
export function ModeTabs({ modes = allModes, mode }: Props) {
  const t = useText();
  const [, setParams] = useSearchParams();
  if (modes.length < 2) return null;
  return (
    <Tabs
      label={t('widget.lottery.modes')}
      tabs={modes.map((key) => ({ key, label: t(`widget.lottery.mode.${key}`) }))}
      chosen={mode}
      onChoose={(next) => setParams({ mode: next, code: undefined })}
    />
  );
}

/** The shown mode: that of the address if the page offers it, else that of the vendor data, else the first. */
function chosenMode(
  modeParam: string | undefined,
  offeredModes: readonly PrizeMode[],
  vendorMode: PrizeMode,
): PrizeMode {
  return (
    offeredModes.find((mode) => mode === modeParam) ??
    offeredModes.find((mode) => mode === vendorMode) ??
    offeredModes[0] ??
    vendorMode
  );
}
