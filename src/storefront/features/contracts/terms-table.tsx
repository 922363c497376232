import type { ContractTerm } from '@/storefront/platform/gateway/queries/contracts';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { WideTable } from '@/storefront/ui/wide-table';
import styles from './contract.module.css';

type Props = { readonly label: string; readonly terms: readonly ContractTerm[] };

/** The steps of a contract: what a team must reach, and what that brings. */
export function TermsTable({ label, terms }: Props) {
  const t = useText();
  const format = useFormat();
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
          {terms.map(({ betVolume, activeMember, rate, rateType }) => (
            <tr key={`${betVolume} ${activeMember} ${rate}`}>
              <th scope="row">
                <bdi>{format.money(betVolume ?? 0)}</bdi>
              </th>
              <td>
                <bdi>{format.number(activeMember ?? 0)}</bdi>
              </td>
              <td>
                <bdi>{rateType === 'F' ? format.money(rate) : `${format.number(rate)}%`}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
