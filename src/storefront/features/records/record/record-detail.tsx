import { useRef } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { takeBack } from '@/storefront/forms/account/late-dialogs';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import styles from './record-detail.module.css';
import type { Fact, RecordLine } from './record-line';
import { useWords } from './use-words';

type Props = {
  readonly line: RecordLine;
  readonly onClose: () => void;
  /** The team below is asked for, by the id of whose it is. */
  readonly onInto: (agent: string) => void;
  /** Reads the page of the record anew. */
  readonly onLook: () => Promise<readonly RecordLine[]>;
};

/** Everything that is known of one record; what the service asks for can be copied. */
export function RecordDetail({ line, onClose, onInto, onLook }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const dates = useDates();
  const words = useWords();
  const { title, time, amount, isGain, state, facts, into, withdrawal } = line;
  return (
    <Dialog title={words(title)} closeLabel={t('widget.close')} onClose={onClose}>
      <p className={styles.amount}>
        <bdi>{isGain ? format.gain(amount) : format.money(amount)}</bdi>
      </p>
      <dl className={styles.facts}>
        {state !== undefined && <Row fact={{ name: 'state', as: 'words', value: state.words }} />}
        {time !== undefined && (
          <div>
            <dt>{t('widget.records.fact.time')}</dt>
            <dd>{dates.told(time)}</dd>
          </div>
        )}
        {facts.map((fact) => (
          <Row key={fact.name} fact={fact} />
        ))}
      </dl>
      {withdrawal !== undefined && (
        <LazyComponent of={takeBack} fallback={null}>
          {(TakeBack) => (
            <TakeBack
              {...withdrawal}
              look={async () => (await onLook()).find(({ key }) => key === line.key)?.withdrawal?.state}
              onTaken={() => run({ do: 'refreshBalance' })}
            />
          )}
        </LazyComponent>
      )}
      {into !== undefined && (
        <Button wide icon="team" onClick={() => onInto(into.id)}>
          {t('widget.records.into', { name: into.name })}
        </Button>
      )}
    </Dialog>
  );
}

function Row({ fact: { name, as, value } }: { readonly fact: Fact }) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const words = useWords();
  const shown = useRef<HTMLElement>(null);
  const label = t(`widget.records.fact.${name}`);
  const text = typeof value === 'object' ? words(value) : String(value);
  const written = {
    money: () => format.money(text),
    number: () => format.number(text),
    time: () => dates.told(Number.isNaN(Number(text)) ? text : Number(text)),
    words: () => text,
    reference: () => text,
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi ref={shown}>{written[as]()}</bdi>
        {as === 'reference' && <CopyButton text={text} name={label} shown={shown} />}
      </dd>
    </div>
  );
}
