import { type Claimable, isDraw } from '@/storefront/platform/gateway/queries/money/rewards';
import { toDecimal } from '@/storefront/platform/languages/decimal';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';

type Amount = Claimable['amount'];

/**
 * The result of a claim in words: money, another thing that the platform names, nothing; or where to look if the
 * platform does not tell.
 */
export function useGift(): (reward: Claimable, amount: Amount) => string {
  const t = useText();
  const format = useFormat();
  return (reward, amount) => {
    if (amount === null || amount === undefined || amount === '') return t('widget.reward.untold');
    if (isNothing(amount)) return t(isDraw(reward) ? 'widget.reward.blank' : 'widget.reward.noMoney');
    return isMoney(amount) ? format.money(amount) : String(amount);
  };
}

/** Whether it is an amount of money and not the name of a thing. */
export function isMoney(amount: Amount): boolean {
  return amount !== null && amount !== undefined && toDecimal(amount, 2) !== undefined;
}

/** Whether the amount is zero, as a draw may give. */
export function isNothing(amount: Amount): boolean {
  return /^(?:0*\.)?0+$/.test(String(amount));
}
