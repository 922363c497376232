import type { ContractTerm } from '@/storefront/platform/gateway/queries/agents/contracts';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { WideTable } from '@/storefront/ui/wide-table';
import styles from './contract.module.css';

type Props = {
  readonly label: string;
  readonly terms: readonly ContractTerm[];
  /** The steps before the change. Different values show the old one, too. */
  readonly termsBefore?: readonly ContractTerm[];
};

/** The steps of a contract: what a team must reach, and what it then earns. */
export function TermsTable({ label, terms, termsBefore }: Props) {
  const t = useText();
  const format = useFormat();
  const textsOf = ({ betVolume, activeMember, rate, rateType }: ContractTerm) => ({
    turnover: format.money(betVolume ?? 0),
    active: format.number(activeMember ?? 0),
    rate: rateType === 'F' ? format.money(rate) : `${format.number(rate)}%`,
  });
  const dropped = (termsBefore?.length ?? 0) - terms.length;
  return (
    <WideTable label={label}>
      <table className={styles.terms}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {(['turnover', 'active', 'rate'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`widget.contract.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term, index) => {
            const newTexts = textsOf(term);
            const oldTerm = termsBefore?.[index];
            const oldTexts = oldTerm && textsOf(oldTerm);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their position
              <tr key={index}>
                <th scope="row">
                  <Value now={newTexts.turnover} was={oldTexts?.turnover} />{' '}
                  {termsBefore !== undefined && oldTexts === undefined && (
                    <span className={styles.was}>{t('widget.contract.added')}</span>
                  )}
                </th>
                <td>
                  <Value now={newTexts.active} was={oldTexts?.active} />
                </td>
                <td>
                  <Value now={newTexts.rate} was={oldTexts?.rate} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {dropped > 0 && <p className={styles.since}>{t('widget.contract.dropped', { count: format.number(dropped) })}</p>}
    </WideTable>
  );
}

/** A value, with the old one below if it differs. */
function Value({ now, was }: { readonly now: string; readonly was: string | undefined }) {
  const t = useText();
  const differs = was !== undefined && was !== now;
  return (
    <>
      <bdi>{now}</bdi> {differs && <span className={styles.was}>{t('widget.contract.was', { value: was })}</span>}
    </>
  );
}
