import { useCallback, useEffect, useId } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { loadCaptcha } from '@/storefront/platform/gateway/queries/system';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { Icon } from '@/storefront/ui/icons/icon';
import { Spinner } from '@/storefront/ui/states/spinner';
import { type FormScope, fieldName } from '../form-scope';
import styles from './captcha-field.module.css';
import { TextField } from './text-field';

type Props = {
  readonly box?: Box | undefined;
  readonly scope: FormScope;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
};

/**
 * A picture with a code of at most six digits, unless config says otherwise. Each picture is valid once, so every
 * failure loads a new one.
 */
export function CaptchaField({ box, scope, name, label, hint }: Props) {
  const t = useText();
  const { maxLength = 6, digits = true } = useStorefront().merchant.auth.captcha ?? {};
  const { url, busy, refresh } = useCaptcha();
  const renew = useCallback(() => {
    scope.form.resetField(fieldName(name), { keepError: true, defaultValue: '' });
    refresh();
  }, [scope, name, refresh]);
  useEffect(() => scope.onFailure(renew), [scope, renew]);
  return (
    <TextField
      box={box}
      scope={scope}
      name={name}
      label={label}
      hint={hint}
      icon="shield"
      input={digits ? 'number' : 'text'}
      autocomplete="off"
      last
      rule={{ required: true, maxLength }}
      requiredText={t('error.captcha.required')}
      also={(value) => (digits && !/^\d+$/.test(value) ? t('error.captcha.numeric') : undefined)}
      end={
        <button
          type="button"
          className={styles.picture}
          aria-label={t('widget.captcha.refresh')}
          aria-busy={busy}
          onClick={renew}
        >
          {busy && <Spinner />}
          {!busy && url === undefined && <Icon name="refresh" />}
          {url !== undefined && <img src={url} alt={t('widget.captcha.image')} width={120} height={44} />}
        </button>
      }
    />
  );
}

function useCaptcha() {
  const gateway = useGateway();
  const id = useId();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['captcha', id],
    queryFn: ({ signal }) => loadCaptcha(gateway, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return {
    url: isFetching ? undefined : data,
    busy: isFetching,
    refresh: useCallback(() => void refetch(), [refetch]),
  };
}
