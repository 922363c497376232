import type { TeamOverview } from '@/storefront/platform/gateway/queries/agents/team';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import styles from './team.module.css';

type Props = { readonly footer: TeamOverview['footer'] };

/** Totals: members by activity, then amounts. Figures that the platform does not tell are left out. */
export function Sums({ footer }: Props) {
  const t = useText();
  const format = useFormat();
  const { teamBet, teamWin, ...figures } = footer ?? {};
  const result = teamBet == null || teamWin == null ? undefined : Number(teamWin) - Number(teamBet);
  const counts = [
    { text: 'widget.team.members', value: figures.teamMemberCount },
    { text: 'widget.team.online', value: figures.teamOnlineCount },
    { text: 'widget.team.login', value: figures.teamLoginMemberCount },
    { text: 'widget.team.bet', value: figures.teamBetMemberCount },
    { text: 'widget.team.register', value: figures.teamRegisterMemberCount },
  ].map((line) => ({ ...line, write: format.number }));
  const sums = [
    { text: 'widget.team.balance', value: figures.teamBalance },
    { text: 'widget.records.sum.deposit', value: figures.teamDeposit },
    { text: 'widget.records.sum.withdraw', value: figures.teamWithdraw },
    { text: 'widget.records.sum.stake', value: teamBet },
    { text: 'widget.records.sum.result', value: result?.toFixed(2) },
  ].map((line) => ({ ...line, write: format.money }));
  return (
    <Card>
      {[counts, sums].map((group) => (
        <dl key={group[0]?.text} className={styles.sums}>
          {group.map(({ text, value, write }) =>
            value == null ? null : (
              <div key={text}>
                <dt>{t(text)}</dt>
                <dd>
                  <bdi>{write(value)}</bdi>
                </dd>
              </div>
            ),
          )}
        </dl>
      ))}
    </Card>
  );
}
