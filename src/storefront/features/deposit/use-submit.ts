import type { ReactNode } from 'react';
import { useEarlierText } from '@/storefront/forms/account/unsettled/use-earlier-text';
import { useIsUnsettled, useSendWithEarlier } from '@/storefront/forms/account/unsettled/use-unsettled';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { type SendResult, useSend } from '@/storefront/forms/send/use-send';
import { useDeviceId } from '@/storefront/platform/browser/device-id';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { depositByLaunch, depositByQr, depositByTransfer } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { Order } from './use-orders';
import type { DepositWay } from './ways';

export type DepositRequest = {
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
  const sendWithEarlier = useSendWithEarlier(depositCalls);
  const earlierText = useEarlierText();
  const { busy, failure, send } = useSend({ afterSuccess: 'locked', calls: depositCalls });
  const isUnsettled = useIsUnsettled(depositCalls);
  const sendRequest = async ({ way, minor, promotionId, payeeName = '' }: DepositRequest): Promise<Order> => {
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
    // The state 0 is pending, until the record shows another one.
    const orderFields = { amount: minor / 100, submitKind: way.submitKind, channelName: way.name, state: 0 };
    if (way.submitKind === 'qr') {
      const { qrImage, orderNo } = await depositByQr(gateway, { ...request, showQrImageOnly: 1 });
      return { ...orderFields, orderNo: orderNo ?? '', qrImage };
    }
    if (way.submitKind === 'manual') {
      const { orderNo, ...transfer } = await depositByTransfer(gateway, { ...request, payeeName });
      return { ...orderFields, orderNo, transfer };
    }
    const { redirectUrl, orderNo } = await depositByLaunch(gateway, request);
    return { ...orderFields, orderNo: orderNo ?? '', redirectUrl };
  };
  const submit = async (deposit: DepositRequest): Promise<SendResult<Order> | undefined> => {
    const result = await send(() => sendWithEarlier(() => sendRequest(deposit)));
    if (result === undefined) return undefined;
    if (result.outcome === 'done') {
      const { value, earlier: firstTryAt } = result.value;
      if (firstTryAt !== undefined) toast({ kind: 'info', text: earlierText(firstTryAt), duration: durations.long });
      return { outcome: 'done', value };
    }
    if (isGatewayError(result.error, 'deposit.channel.closed')) onClosed();
    return result;
  };
  const refusal = failure?.outcome === 'open' ? undefined : failure?.text;
  return { busy, refusal, isLocked: isUnsettled && !busy, submit };
}
