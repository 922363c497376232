import { FormAlert } from '@/storefront/forms/form-alert';
import type { Link } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useGroupName } from '@/storefront/platform/languages/use-group-name';
import { useText } from '@/storefront/platform/languages/use-text';
import { AskButton } from '@/storefront/ui/ask-button';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { LinkState, stateOf } from './link-state';
import { LinkToShare } from './link-to-share';
import styles from './open-account.module.css';
import { Registered } from './registered';
import { useLinkChange } from './use-link-change';

type Props = { readonly link: Link; readonly onClose: () => void };

/** One link with all its data and actions. */
export function LinkDialog({ link, onClose }: Props) {
  const t = useText();
  const { busy, problem, setOpen, remove } = useLinkChange(link, onClose);
  const state = stateOf(link.status);
  const isOpen = state === '1';
  const isExpired = state === '2';
  return (
    <Dialog title={t('widget.open.linkOf', { code: link.code })} closeLabel={t('widget.close')} onClose={onClose}>
      <div className={styles.share}>
        {isOpen && <LinkToShare code={link.code} />}
        <LinkFacts link={link} />
        <Registered link={link} />
        <FormAlert problems={[problem]} />
        {!isExpired && (
          <Button
            wide
            tone="secondary"
            icon={isOpen ? 'pause' : 'play'}
            busy={busy === 'pause'}
            disabled={busy === 'delete'}
            onClick={() => void setOpen(!isOpen)}
          >
            {t(isOpen ? 'widget.open.pause' : 'widget.open.resume')}
          </Button>
        )}
        <AskButton
          label={t('widget.open.delete')}
          tone="danger"
          question={t('widget.open.deleteNote')}
          no={t('widget.open.keep')}
          yes={t('widget.open.deleteYes')}
          busy={busy === 'delete'}
          disabled={busy === 'pause'}
          onYes={remove}
        />
      </div>
    </Dialog>
  );
}

function LinkFacts({ link: { type, status, startDate, endDate, configs } }: Pick<Props, 'link'>) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const nameOf = useGroupName();
  const rebates = (configs ?? []).map(({ gameCode, rebate }) => ({
    name: nameOf(gameCode),
    value: `${format.number(rebate ?? 0)}%`,
  }));
  const facts = [
    { name: t('widget.open.type'), value: t(Number(type) === 1 ? 'widget.open.type.1' : 'widget.open.type.0') },
    { name: t('widget.open.state'), value: <LinkState status={status} /> },
    { name: t('widget.open.from'), value: startDate ? dates.text(startDate) : '–' },
    { name: t('widget.open.term'), value: endDate ? dates.text(endDate) : t('widget.open.forEver') },
    ...rebates,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
