import { useState } from 'react';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { refusedSigns } from '@/storefront/forms/rules/refused-signs';
import { signsText } from '@/storefront/forms/rules/rule-text';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import styles from './name-dialog.module.css';
import { StepDialog } from './step-dialog';
import { useReadFresh } from './use-read-fresh';
import { useSubmitChange } from './use-submit-change';
import { useWasRead } from './use-was-read';

/** A name as a bank writes it: letters of any script, with spaces, `.`, `'`, `-`, and the `·` of a Chinese name. */
const realName = /^\p{L}[\p{L}\p{M} .'·-]+$/u;

/** The name on the member's bank accounts. It can be set only once, so it is shown again before saving. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const readFresh = useReadFresh();
  const { busy, problem, change } = useSubmitChange('locked');
  const [typedName, setTypedName] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const questionSheet = useSheet('check');
  const nameToConfirm = questionSheet.shown !== undefined || isSaved ? typedName : undefined;
  const isRead = useWasRead(nameToConfirm);
  const submit = scope.form.handleSubmit(
    ({ values }) => {
      setTypedName(values.payeeName?.trim() ?? '');
      questionSheet.open();
    },
    () => focusFirst(scope),
  );
  const faultIn = (name: string) => {
    if (realName.test(name)) return undefined;
    const signs = refusedSigns(realName, name);
    return signs.length === 0 ? t('error.name.format') : signsText(signs, t('widget.withdraw.name'), t);
  };
  const save = async (payeeName: string) => {
    const checkSaved = async () => isOn((await readFresh(securityConfigQuery(gateway))).payeeNameSet);
    if (!(await change(() => gateway.call('setPayeeName', { payeeName }), { checkSaved }))) return;
    setSaved(true);
    questionSheet.close(onClose);
  };
  if (nameToConfirm !== undefined) {
    return (
      <StepDialog
        key="question"
        title={t('widget.withdraw.nameRight')}
        submitLabel={t('widget.withdraw.nameSave')}
        busy={busy || isSaved || !isRead}
        problem={problem}
        onSubmit={() => isRead && !isSaved && void save(nameToConfirm)}
        onClose={() => questionSheet.close()}
      >
        <p className={styles.name}>
          <bdi>{nameToConfirm}</bdi>
        </p>
        <p className={styles.note}>{t('widget.withdraw.nameOnce')}</p>
        <Button tone="secondary" wide disabled={busy} onClick={() => questionSheet.close()}>
          {t('widget.withdraw.nameAgain')}
        </Button>
      </StepDialog>
    );
  }
  return (
    <StepDialog
      key="name"
      title={t('widget.withdraw.step.name')}
      submitLabel={t('widget.withdraw.nameNext')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        scope={scope}
        name="payeeName"
        label={t('widget.withdraw.name')}
        hint={t('widget.withdraw.nameHint')}
        autocomplete="name"
        rule={{ required: true, minLength: 2, maxLength: 50 }}
        also={faultIn}
        last
      />
    </StepDialog>
  );
}
