import { useEffect, useState } from 'react';
import { useAction, useStorefront } from '@/storefront/contract/hooks';
import { Form } from '@/storefront/forms/form';
import styles from '@/storefront/forms/form.module.css';
import { FormHead } from '@/storefront/forms/form-head';
import { FormScopeContext, MethodContext, ownNames, type RegisterMethod } from '@/storefront/forms/form-scope';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { RetryCard } from '@/storefront/ui/states/retry-card';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { KnownIdentity } from '../services/known-identity';
import { Agreement } from './agreement';
import { ExtraCaptcha } from './extra-captcha';
import { FoldedFields } from './folded-fields';
import { InvitationNote } from './invitation-note';
import { useInSteps } from './use-in-steps';
import { InvitationContext, isApplied, useInvitation } from './use-invitation';
import { useRegistration } from './use-registration';

type Props = WidgetComponentProps<'auth.register'>;

export default function Register(props: Props) {
  return (
    <Card {...props.box} pad="l">
      <div className={styles.form}>
        {(props.slotItems.fields ?? []).length === 0 ? <NoRules {...props} /> : <RegisterForm {...props} />}
        {props.slots.links !== undefined && <div className={styles.links}>{props.slots.links}</div>}
      </div>
    </Card>
  );
}

function RegisterForm({ props, slots, slotItems, emit, has }: Props) {
  const t = useText();
  const fields = useInSteps(slotItems.fields ?? []).map(({ element }) => element);
  const { submitLabel, terms, termsChecked = true, age, minimumAge = 18 } = props;
  const { title = submitLabel } = props;
  const isFolded = useStorefront().merchant.register.foldOptional === true;
  const { byName = true, byMobile = false } = props;
  const hasBoth = byName && byMobile;
  const [method, setMethod] = useState<RegisterMethod>(byMobile && !byName ? 'mobile' : 'username');
  const { showLabel, hideLabel } = props;
  const scope = useNewForm({ showLabel, hideLabel, terms: termsChecked });
  const draft = useDraft(scope, 'register');
  const invitation = useInvitation(scope);
  const { busy, problems, captcha, submit } = useRegistration({
    scope,
    method,
    invitation,
    onDone: (value, { signedIn, isHere }) => {
      draft.drop();
      if (isOn(value?.firstTimeLogin) && signedIn && has('mustChange')) emit('mustChange', value);
      else if (!isHere) return;
      else if (!signedIn && has('login')) emit('login', value);
      else emit('done', value);
    },
  });
  // Runs after the draft was read, which remembers the tab.
  useEffect(() => {
    const draftMethod = scope.form.getValues(ownNames.method);
    if (hasBoth && (draftMethod === 'username' || draftMethod === 'mobile')) setMethod(draftMethod);
  }, [hasBoth, scope]);
  const [termsAsked, setTermsAsked] = useState(0);
  const submitWithTerms = () => {
    if (scope.form.getValues('terms')) return submit();
    setTermsAsked((count) => count + 1);
    scope.form.setFocus('terms');
  };
  const handleMethod = (next: RegisterMethod) => {
    setMethod(next);
    scope.form.setValue(ownNames.method, next);
  };
  const tabs = [
    { key: 'username', label: props.usernameTab ?? t('widget.register.username') },
    { key: 'mobile', label: props.mobileTab ?? t('widget.register.mobile') },
  ] as const;
  // Takes the place of the note: the text loads late, and nothing below must move.
  const { kind, code } = invitation;
  const invitedKey = kind === 'open' ? 'widget.register.sentCode' : 'widget.register.invitedBy';
  const invitedText = isApplied(invitation) && t(invitedKey, { code });
  return (
    <FormScopeContext value={scope}>
      <FormHead title={props.title} note={<span role="status">{invitedText || props.note}</span>} />
      <MethodContext value={method}>
        {hasBoth && <Tabs label={title} tabs={tabs} chosen={method} onChoose={handleMethod} />}
        <Form label={title} onSubmit={submitWithTerms}>
          <KnownIdentity scope={scope} />
          <InvitationContext value={invitation}>
            {isFolded ? <FoldedFields scope={scope}>{fields}</FoldedFields> : fields}
          </InvitationContext>
          <InvitationNote scope={scope} invitation={invitation} />
          {captcha && <ExtraCaptcha scope={scope} />}
          <Agreement
            scope={scope}
            terms={terms}
            termsChecked={termsChecked}
            termsAsked={termsAsked}
            problems={problems}
            age={minimumAge > 0 ? age : undefined}
            submitLabel={submitLabel}
            busy={busy}
          >
            {slots.agreement}
          </Agreement>
        </Form>
      </MethodContext>
    </FormScopeContext>
  );
}

/** No usable rules were loaded: offers to try again and to contact customer service instead of an empty form. */
function NoRules({ props, slots }: Props) {
  const t = useText();
  const run = useAction();
  return (
    <>
      <FormHead title={props.title} note={props.note} />
      <RetryCard
        title={props.empty ?? t('widget.failed')}
        retryLabel={t('widget.retry')}
        onRetry={() => run({ do: 'reload' })}
      />
      {slots.help}
    </>
  );
}
