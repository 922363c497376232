import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { type Overview, overviewQuery } from '@/storefront/platform/gateway/queries/agents/agent-home';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useTime } from '@/storefront/platform/languages/use-time';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { SectionHead } from '@/storefront/ui/section-head';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import styles from './today.module.css';

/** The figures. `compares`: the change since yesterday shows, too. Members online are known for the present only. */
const figures = [
  { name: 'login', field: 'teamLoginMemberCount', compares: true },
  { name: 'bet', field: 'teamBetMemberCount', compares: true },
  { name: 'register', field: 'teamRegisterMemberCount', compares: true },
  { name: 'online', field: 'teamOnlineCount', compares: false },
] as const;

/** Today's figures of the team. Yesterday's load afterwards; without them there is no comparison. */
export default function Today({ box, nodeId, props, emit, has, href }: WidgetComponentProps<'agent.today'>) {
  const gateway = useGateway();
  const { day } = useTime();
  const today = useQuery(overviewQuery(gateway, 0, day));
  const yesterday = useQuery({ ...overviewQuery(gateway, 1, day), enabled: today.data !== undefined, retry: false });
  const headingId = `${nodeId}-title`;
  if (isSwitchedOff(today)) return null;
  return (
    <section {...box} className={styles.today} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={props.title}
        more={has('more') ? props.more : undefined}
        href={href('more')}
        onMore={() => emit('more')}
      />
      <Card>
        {today.isError && today.data === undefined ? (
          <QueryFailure query={today} />
        ) : (
          <Figures today={today.data} yesterday={yesterday.data} />
        )}
        {today.data !== undefined && <OldFigure query={today} />}
      </Card>
    </section>
  );
}

type FiguresProps = { readonly today: Overview | undefined; readonly yesterday: Overview | undefined };

/** A dash stands for each figure while it loads, so that nothing moves. */
function Figures({ today, yesterday }: FiguresProps) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className={styles.figures} aria-busy={today === undefined}>
      {figures.map(({ name, field, compares }) => {
        const count = countOf(today, field);
        const change = compares ? changeOf(count, countOf(yesterday, field)) : undefined;
        return (
          <div key={name} className={styles.figure}>
            <dt>{t(`widget.agent.${name}`)}</dt>
            <dd className={styles.count}>{count === undefined ? '–' : <bdi>{format.number(count)}</bdi>}</dd>
            <dd className={styles.change} data-sign={change === undefined ? undefined : Math.sign(change)}>
              {change !== undefined && t(changeText(change), { count: format.number(Math.abs(change)) })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Field = (typeof figures)[number]['field'];

function countOf(overview: Overview | undefined, field: Field): number | undefined {
  const count = Number(overview?.footer?.[field] ?? Number.NaN);
  return Number.isFinite(count) ? count : undefined;
}

function changeOf(count: number | undefined, countBefore: number | undefined): number | undefined {
  return count === undefined || countBefore === undefined ? undefined : count - countBefore;
}

function changeText(change: number): string {
  if (change === 0) return 'widget.agent.same';
  return change > 0 ? 'widget.agent.more' : 'widget.agent.less';
}
