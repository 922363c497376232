import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { OneFieldDialog } from './one-field-dialog';

type Props = { readonly current: string | undefined; readonly onClose: () => void };

/** Sets the member's name on the site. */
export function NicknameDialog({ current, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const readFresh = useReadFresh();
  return (
    <OneFieldDialog
      current={current}
      name="nickname"
      label={t('widget.security.nickname')}
      hint={t('widget.security.nicknameHint')}
      icon="user"
      autocomplete="nickname"
      rule={{ required: true, maxLength: 50 }}
      read={async () => (await readFresh(memberInfoQuery(gateway)))?.nickname}
      send={(nickname) => gateway.call('setNickname', { nickname })}
      onClose={onClose}
    />
  );
}
