import type { ReactNode } from 'react';
import { useEarlierText } from '@/storefront/forms/account/unsettled/use-earlier-text';
import { useEarlier, useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { type Sent, useSend } from '@/storefront/forms/send/use-send';
import { useDeviceId } from '@/storefront/platform/browser/device-id';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { depositByLaunch, depositByQr, depositByTransfer } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { Order } from './use-orders';
import type { DepositWay } from './ways';

export type Wanted = {
  readonly way: DepositWay;
  /** Minor units. */
  readonly minor: number;
  readonly promotionId: string | undefined;
  readonly payeeName: string | undefined;
};

export const depositCalls = ['depositByLaunch', 'depositByQr', 'depositByTransfer'] as const;

/** The text after a missing answer. It mentions only what the brand has. */
export function useUnknownText(record: ReactNode): string {
  return useText()(record === undefined ? 'widget.deposit.unknownNoRecord' : 'widget.deposit.unknown');
}

/** Opens deposits, one at a time. Gives the order or why there is none; undefined where nothing was sent. */
export function useSubmit(onClosed: () => void = () => undefined) {
  const gateway = useGateway();
  const session = useSession();
  const deviceId = useDeviceId();
  const withEarlier = useEarlier(depositCalls);
  const textOfEarlier = useEarlierText();
  const { busy, failure, send } = useSend({ afterSuccess: 'locked', calls: depositCalls });
  const isUnsettled = useIsUnsettled(depositCalls);
  const open = async ({ way, minor, promotionId, payeeName = '' }: Wanted): Promise<Order> => {
    const request = {
      targetUsername: session?.userName ?? '',
      amount: amountText(minor),
      bankCode: way.bankCode,
      bankType: way.bankType,
      vendorId: way.vendorId,
      deviceId: deviceId(),
      ...(way.mcsBankCode !== undefined && { mcsBankCode: way.mcsBankCode }),
      ...(promotionId !== undefined && { promotionId }),
    };
    const shared = { amount: minor / 100, submitKind: way.submitKind, channelName: way.name, state: 0 };
    if (way.submitKind === 'qr') {
      const { qrImage, orderNo } = await depositByQr(gateway, { ...request, showQrImageOnly: 1 });
      return { ...shared, orderNo: orderNo ?? '', qrImage };
    }
    if (way.submitKind === 'manual') {
      const { orderNo, ...transfer } = await depositByTransfer(gateway, { ...request, payeeName });
      return { ...shared, orderNo, transfer };
    }
    const { redirectUrl, orderNo } = await depositByLaunch(gateway, request);
    return { ...shared, orderNo: orderNo ?? '', redirectUrl };
  };
  const submit = async (wanted: Wanted): Promise<Sent<Order> | undefined> => {
    const sent = await send(() => withEarlier(() => open(wanted)));
    if (sent === undefined) return undefined;
    if (sent.outcome === 'done') {
      const { value, earlier } = sent.value;
      if (earlier !== undefined) toast({ kind: 'info', text: textOfEarlier(earlier), duration: durations.long });
      return { outcome: 'done', value };
    }
    if (isGatewayError(sent.error, 'deposit.channel.closed')) onClosed();
    return sent;
  };
  const refusal = failure?.outcome === 'open' ? undefined : failure?.text;
  return { busy, refusal, isLocked: isUnsettled && !busy, submit };
}
