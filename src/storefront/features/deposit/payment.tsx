import { type ReactNode, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { FormAlert } from '@/storefront/forms/form-alert';
import { usePictures } from '@/storefront/forms/pictures/use-pictures';
import { useSend } from '@/storefront/forms/send/use-send';
import { confirmDeposit } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { pictureAddress, safeLink, safePath } from '@/storefront/ui/safe/safe-address';
import { Code, ExpiredCode } from './code';
import { CopyLine } from './copy-line';
import { GiveUpDialog } from './give-up-dialog';
import { GivenReceipts, receiptsOf } from './given-receipts';
import styles from './order-view.module.css';
import { mostReceipts, ReceiptField, uploadReceipt } from './receipt-field';
import type { Order } from './use-orders';

type Props = {
  readonly order: Order;
  /** Offers a new code when this one has expired. */
  readonly newCode: ReactNode;
};

/** The data for paying, and a way to cancel. */
export function Payment({ order, newCode }: Props) {
  const t = useText();
  const gateway = useGateway();
  const { busy, failure, send } = useSend({ afterSuccess: 'free', calls: ['confirmDeposit'] });
  /** Key of the text about a missing receipt. */
  const [missingKey, setMissingKey] = useState<string>();
  const givenReceipts = receiptsOf(order);
  const mostNew = Math.max(0, mostReceipts - givenReceipts.length);
  const pictures = usePictures({ form: `deposit ${order.orderNo}`, most: mostNew, upload: uploadReceipt, keeps: true });
  const receipt = order.submitKind === 'manual' ? order.transfer?.receipt : undefined;
  const needsReceipt = receipt === 'required';
  const asksReceipt = needsReceipt || receipt === 'optional';
  const lacksReceipt = needsReceipt && givenReceipts.length === 0;
  const giveUpSheet = useSheet('give-up');
  const confirm = async (action: 'PAID' | 'CANCEL') => {
    setMissingKey(undefined);
    const receipts = action === 'PAID' && asksReceipt ? await pictures.addresses() : [];
    if (receipts === undefined) return setMissingKey('widget.deposit.receiptFailed');
    if (lacksReceipt && action === 'PAID' && receipts.length === 0)
      return setMissingKey('widget.deposit.receiptNeeded');
    await confirmDeposit(gateway, {
      orderNo: order.orderNo,
      action,
      ...(receipts.length > 0 && { receipts: [...givenReceipts, ...receipts] }),
    });
    pictures.clear();
  };
  /** Closes the question before the orders are read again. */
  const confirmOnce = (action: 'PAID' | 'CANCEL') => send(() => confirm(action).finally(() => giveUpSheet.close()));
  const problem = missingKey === undefined ? failure?.text : t(missingKey);
  return (
    <>
      {newCode === undefined ? <PaymentData order={order} /> : <ExpiredCode />}
      {newCode}
      <GivenReceipts order={order} />
      {asksReceipt && <ReceiptField needed={lacksReceipt} most={mostNew} pictures={pictures} />}
      <FormAlert problems={[problem]} />
      {order.submitKind === 'manual' && (
        <Button size="l" wide busy={busy} onClick={() => void confirmOnce('PAID')}>
          {t('widget.deposit.paid')}
        </Button>
      )}
      <Button tone="ghost" wide disabled={busy} onClick={() => giveUpSheet.open()}>
        {t('widget.deposit.cancel')}
      </Button>
      {giveUpSheet.shown !== undefined && (
        <GiveUpDialog busy={busy} onGiveUp={() => void confirmOnce('CANCEL')} onClose={() => giveUpSheet.close()} />
      )}
    </>
  );
}

function PaymentData({
  order: { submitKind, redirectUrl, qrImage, transfer, orderNo, amount },
}: {
  readonly order: Order;
}) {
  const t = useText();
  const format = useFormat();
  const { merchant } = useStorefront();
  const code = pictureAddress(qrImage);
  if (submitKind === 'qr' && code !== undefined) return <Code address={code} name={orderNo} />;
  if (submitKind === 'manual' && transfer) {
    return (
      <dl className={styles.lines}>
        <CopyLine name={t('widget.deposit.bank')} value={transfer.bankName ?? ''} />
        <CopyLine name={t('widget.deposit.holder')} value={transfer.accountName ?? ''} />
        <CopyLine name={t('widget.deposit.account')} value={transfer.accountNumber ?? ''} />
        <CopyLine name={t('widget.deposit.amount')} value={String(amount)} shown={format.money(amount)} />
        <CopyLine name={t('widget.deposit.reference')} value={orderNo} />
      </dl>
    );
  }
  const address = safePath(redirectUrl) ?? safeLink(redirectUrl, merchant.links.hosts);
  if (address === undefined) return <p role="alert">{t('widget.deposit.noAddress')}</p>;
  return (
    <Button size="l" wide icon="external" href={address} newTab>
      {t('widget.deposit.pay')}
    </Button>
  );
}
