import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useCloseWithToast } from '@/storefront/forms/account/use-close-with-toast';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import type { FormScope } from '@/storefront/forms/form-scope';
import { memberIconQuery } from '@/storefront/platform/gateway/queries/member/member-icon';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import { memberPictures } from '@/storefront/ui/icons/member-pictures';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './avatar-dialog.module.css';

/** A choice among the platform's pictures. */
export function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const current = useQuery(memberIconQuery(gateway));
  const readFresh = useReadFresh();
  const iconIn = ({ form }: FormScope) => form.getValues('values.icon') || String(current.data ?? '0');
  const { scope, step } = useChangeForm(
    (formScope) => gateway.call('setMemberIcon', { icon: iconIn(formScope) }),
    useCloseWithToast(onClose),
    (formScope) => ({
      checkSaved: async () => String(await readFresh(memberIconQuery(gateway))) === iconIn(formScope),
    }),
  );
  return (
    <StepDialog title={t('widget.security.avatar')} onClose={onClose} {...step}>
      <QueryState query={current} skeleton="tiles">
        {(currentIcon) => (
          <fieldset className={styles.pictures} aria-label={t('widget.security.avatar')}>
            {memberPictures.map((picture, index) => (
              <label key={picture} className={styles.picture}>
                <input
                  type="radio"
                  className="sr-only"
                  value={index}
                  defaultChecked={String(currentIcon ?? '') === String(index)}
                  {...scope.form.register('values.icon')}
                />
                <span className={styles.frame}>
                  <Icon name={picture} />
                </span>
                <span className="sr-only">{t('widget.security.picture', { number: format.number(index + 1) })}</span>
              </label>
            ))}
          </fieldset>
        )}
      </QueryState>
    </StepDialog>
  );
}
