import { useTextFact } from '@/storefront/contract/hooks';
import { memberIconQuery } from '@/storefront/platform/gateway/queries/member/member-icon';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSession } from '@/storefront/platform/session/use-session';
import { Icon } from '@/storefront/ui/icons/icon';
import { memberPictures } from '@/storefront/ui/icons/member-pictures';
import { Picture } from '@/storefront/ui/picture';

/** The member's picture. Until it is loaded, or if there is none, the first letter of the name. */
export default function MemberPicture() {
  const { data: savedIcon } = useQuery(memberIconQuery(useGateway()));
  const session = useSession();
  const name = useTextFact('member.name') ?? session?.userName ?? '';
  const icon = String(savedIcon ?? '');
  const pictureName = /^\d{1,3}$/.test(icon) ? memberPictures[Number(icon)] : undefined;
  if (pictureName !== undefined) return <Icon name={pictureName} size="l" />;
  if (/^(\/|https:)/.test(icon)) return <Picture src={icon} alt="" name={name} width={60} height={60} eager />;
  return <>{[...name][0]?.toUpperCase() ?? <Icon name="user" size="l" />}</>;
}
