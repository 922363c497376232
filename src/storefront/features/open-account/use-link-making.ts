import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { createLink, type Link, linksQuery } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useSaid } from '@/storefront/platform/languages/use-said';

type Asked = CallRequest<'createAffiliateUrl'>;
/** A link that may have been created, and the links that existed before. */
type Unsure = { readonly content: string; readonly before: readonly Link[] };

/** Creates a link once. After a missing answer the list of links is read before another try. */
export function useLinkMaking(onMade: (code: string) => void) {
  const gateway = useGateway();
  const queries = useQueryClient();
  const unsure = useRef<Unsure>(undefined);
  const { busy, failure, send } = useSend({ afterSuccess: 'locked', calls: ['createAffiliateUrl'] });
  const [unknown, sayUnknown] = useSaid();
  const newest = async () => (await queries.fetchQuery({ ...linksQuery(gateway, 1), staleTime: 0 })).List ?? [];
  const makeOnce = async (asked: Asked) => {
    const content = JSON.stringify(asked);
    const { before = undefined } = unsure.current?.content === content ? unsure.current : {};
    const links = await newest();
    const made = before && madeSince(before, links, asked);
    if (made) return made.code;
    try {
      return await createLink(gateway, asked);
    } catch (error) {
      if (!isGatewayError(error) || outcomeOf(error) !== 'open') throw error;
      unsure.current = { content, before: before ?? links };
      const found = madeSince(before ?? links, await newest().catch(() => []), asked);
      if (found !== undefined) return found.code;
      sayUnknown((text) => text('widget.open.linkUnknown'));
      throw error;
    }
  };
  const make = (asked: Asked) =>
    send(async () => {
      sayUnknown(undefined);
      onMade(await makeOnce(asked));
    });
  return { busy, problem: unknown ?? failure?.text, make };
}

/** The link with the requested data that did not exist before. */
function madeSince(before: readonly Link[], links: readonly Link[], asked: Asked): Link | undefined {
  const known = new Set(before.map(({ id }) => String(id)));
  return links.find(({ id, type }) => !known.has(String(id)) && String(type) === String(asked.type));
}
