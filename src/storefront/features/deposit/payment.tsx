import { useRef, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { FormAlert } from '@/storefront/forms/form-alert';
import { usePictures } from '@/storefront/forms/pictures/use-pictures';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { confirmDeposit } from '@/storefront/platform/gateway/queries/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { pictureAddress, safeLink, safePath } from '@/storefront/ui/safe/safe-address';
import { CopyLine } from './copy-line';
import { GiveUpDialog } from './give-up-dialog';
import styles from './order-view.module.css';
import { mostReceipts, ReceiptField, uploadReceipt } from './receipt-field';
import type { Order } from './use-orders';

/** What it takes to pay, and the way out. */
export function Payment({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pictures = usePictures({ form: `deposit ${order.orderNo}`, most: mostReceipts, upload: uploadReceipt });
  const receipt = order.submitKind === 'manual' ? order.transfer?.receipt : undefined;
  const [asksReceipt, needsReceipt] = [receipt === 'optional' || receipt === 'required', receipt === 'required'];
  const [asks, setAsks] = useState(false);
  const say = async (action: 'PAID' | 'CANCEL') => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const receipts = action === 'PAID' && asksReceipt ? await pictures.addresses() : [];
      if (receipts === undefined || (needsReceipt && action === 'PAID' && receipts.length === 0)) {
        setProblem(t(receipts === undefined ? 'widget.deposit.receiptFailed' : 'widget.deposit.receiptNeeded'));
        return;
      }
      await confirmDeposit(gateway, {
        orderNo: order.orderNo,
        action,
        ...(receipts.length > 0 && { receipts: [...receipts] }),
      });
      pictures.clear();
    } catch (error) {
      setProblem(errorText(error, t));
    } finally {
      onDone();
      sending.current = false;
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <>
      <Means order={order} />
      {asksReceipt && <ReceiptField needed={needsReceipt} pictures={pictures} />}
      <FormAlert problems={problem === undefined ? [] : [problem]} />
      {order.submitKind === 'manual' && (
        <Button size="l" wide busy={busy} onClick={() => void say('PAID')}>
          {t('widget.deposit.paid')}
        </Button>
      )}
      <Button tone="ghost" wide disabled={busy} onClick={() => setAsks(true)}>
        {t('widget.deposit.cancel')}
      </Button>
      {asks && <GiveUpDialog busy={busy} onGiveUp={() => void say('CANCEL')} onClose={() => setAsks(false)} />}
    </>
  );
}

function Means({ order: { submitKind, redirectUrl, qrImage, transfer, orderNo, amount } }: { readonly order: Order }) {
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

/** A picture to scan. One that stands in the document can be saved; another host's is kept by a long tap, as no link leads there. */
function Code({ address, name }: { readonly address: string; readonly name: string }) {
  const t = useText();
  return (
    <figure className={styles.code}>
      <img src={address} alt={t('widget.deposit.code')} width={240} height={240} />
      <figcaption>{t('widget.deposit.scan')}</figcaption>
      {address.startsWith('data:image/') && (
        <a
          className={styles.save}
          href={address}
          download={`${name}.${address.startsWith('data:image/svg') ? 'svg' : 'png'}`}
        >
          <Icon name="download" size="s" />
          {t('widget.deposit.save')}
        </a>
      )}
    </figure>
  );
}
