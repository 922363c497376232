import { type ReactNode, useState } from 'react';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useRegisterRule } from '@/storefront/forms/rules/use-wire-rule';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { OpenedAccount } from './opened';
import { RebateFields } from './rebate-fields';
import { type RebateLimit, rebatesIn } from './rebate-limits';
import { type AccountType, TypeTabs } from './type-tabs';
import { useOpening } from './use-opening';

/** Rarely needed, so its code loads when an account is first looked up. */
const lazyLookUp = createLazy(async () => ({ default: (await import('./look-up')).LookUp }));

type Props = {
  readonly title: string;
  readonly limits: readonly RebateLimit[];
  /** Link to the team, shown if the account is in the team or may be. */
  readonly team: ReactNode;
  readonly onOpened: (account: OpenedAccount) => void;
};

export function DirectForm({ title, limits, team, onOpened }: Props) {
  const t = useText();
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, 'open-directly', session?.userName ?? '');
  const username = useRegisterRule('username');
  const password = useRegisterRule('password');
  const [type, setType] = useState<AccountType>('0');
  const handleOpened = (account: OpenedAccount) => {
    draft.drop();
    onOpened(account);
  };
  const { busy, problems, unsureAccount, onAnswered, submit } = useOpening({
    scope,
    keep: draft.keep,
    requestOf: (values) => ({
      username: values.username ?? '',
      password: values.password ?? '',
      type: Number(type),
      configs: rebatesIn(limits, (name) => values[name]).map(({ group, rebate }) => ({ gameGroup: group, rebate })),
    }),
    onOpened: handleOpened,
  });
  return (
    <Card pad="l">
      <Form label={title} onSubmit={submit}>
        <TypeTabs chosen={type} onChoose={setType} />
        <TextField {...username} scope={scope} name="username" label={t('widget.open.username')} icon="user" />
        <PasswordField
          {...password}
          scope={scope}
          name="password"
          label={t('widget.open.password')}
          icon="lock"
          autocomplete="new-password"
        />
        <RebateFields scope={scope} limits={limits} />
        <FormAlert problems={problems} />
        {unsureAccount !== undefined && (
          <LazyComponent of={lazyLookUp} fallback={null}>
            {(LookUp) => (
              <LookUp
                key={unsureAccount.lastTryAt}
                unsureAccount={unsureAccount}
                team={team}
                onAnswered={onAnswered}
                onOpened={handleOpened}
              />
            )}
          </LazyComponent>
        )}
        <Button type="submit" size="l" wide busy={busy}>
          {t('widget.open.submit')}
        </Button>
      </Form>
    </Card>
  );
}
