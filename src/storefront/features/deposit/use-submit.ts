import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useEarlierText } from '@/storefront/forms/account/unsettled/use-earlier-text';
import { useEarlier, useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useDeviceId } from '@/storefront/platform/browser/device-id';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import { depositByLaunch, depositByQr, depositByTransfer } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useSaid } from '@/storefront/platform/languages/use-said';
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

/** Opens deposits, one at a time. Gives the order; undefined if it was refused or the outcome is unknown. */
export function useSubmit(onClosed: () => void = () => undefined) {
  const gateway = useGateway();
  const session = useSession();
  const deviceId = useDeviceId();
  const queries = useQueryClient();
  const withEarlier = useEarlier(depositCalls);
  const textOfEarlier = useEarlierText();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useSaid();
  const isUnsettled = useIsUnsettled(depositCalls);
  const send = async ({ way, minor, promotionId, payeeName = '' }: Wanted): Promise<Order> => {
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
  const submit = async (wanted: Wanted): Promise<Order | undefined> => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { value, earlier } = await withEarlier(() => send(wanted));
      if (earlier !== undefined) toast({ kind: 'info', text: textOfEarlier(earlier), duration: durations.long });
      return value;
    } catch (error) {
      if (isGatewayError(error, 'deposit.channel.closed')) onClosed();
      if (isKnownOutcome(error)) setRefusal((text) => errorText(error, text));
      // After a success it stays locked: the order replaces the form, and a late tap opens no second one.
      sending.current = false;
      setBusy(false);
      return undefined;
    } finally {
      void queries.invalidateQueries(touchedBy(depositCalls));
    }
  };
  return { busy, refusal, isLocked: isUnsettled && !busy, submit };
}
