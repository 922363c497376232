import { useId } from 'react';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './level.module.css';

/** The platform's flag for each protection. */
const flags = {
  fund: 'hasPaymentPassword',
  phone: 'mobileBound',
  email: 'emailBound',
  payeeName: 'payeeNameSet',
  question: 'hasSecurityQuestion',
} as const;

/** How well the account is protected, and what to set up next: the first missing protection of `counts`. */
export default function Level({ box, props }: WidgetComponentProps<'security.level'>) {
  const t = useText();
  const id = useId();
  const query = useQuery(securityConfigQuery(useGateway()));
  const { counts, title } = props;
  return (
    <section {...box} aria-labelledby={id}>
      <Card>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <QueryState query={query} skeleton="line">
          {(config) => {
            const missingProtections = counts.filter((name) => !isOn(config[flags[name]]));
            const doneCount = counts.length - missingProtections.length;
            const level = missingProtections.length === 0 ? 'high' : doneCount * 2 >= counts.length ? 'medium' : 'low';
            const [next] = missingProtections;
            return (
              <>
                <p className={styles.level} data-level={level}>
                  {t(`widget.security.level.${level}`)}
                </p>
                <meter
                  className={styles.meter}
                  data-level={level}
                  aria-labelledby={id}
                  min={0}
                  max={counts.length}
                  value={doneCount}
                />
                <p className={styles.next}>
                  {next === undefined ? t('widget.security.complete') : t(`widget.security.next.${next}`)}
                </p>
              </>
            );
          }}
        </QueryState>
      </Card>
    </section>
  );
}
