import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { createLink, type Link, linksQuery } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useLiveText } from '@/storefront/platform/languages/use-live-text';

type LinkRequest = CallRequest<'createAffiliateUrl'>;
/** A link that may have been created, and the links that existed before. */
type UnsureLink = { readonly content: string; readonly before: readonly Link[] };

/** Creates a link once. The newest links are read before each try: one that a lost try has made is not made again. */
export function useLinkMaking(onMade: (code: string) => void) {
  const gateway = useGateway();
  const queries = useQueryClient();
  const unsureLink = useRef<UnsureLink>(undefined);
  const { busy, failure, send } = useSend({ afterSuccess: 'locked', calls: ['createAffiliateUrl'] });
  const [unknownText, setUnknownText] = useLiveText();
  const readNewestLinks = async () =>
    (await queries.fetchQuery({ ...linksQuery(gateway, 1), staleTime: 0 })).List ?? [];
  const makeOnce = async (request: LinkRequest) => {
    const content = JSON.stringify(request);
    const { before: linksBefore = undefined } = unsureLink.current?.content === content ? unsureLink.current : {};
    const links = await readNewestLinks();
    const madeLink = linksBefore && madeSince(linksBefore, links, request);
    if (madeLink) return madeLink.code;
    try {
      return await createLink(gateway, request);
    } catch (error) {
      if (!isGatewayError(error) || outcomeOf(error) !== 'open') throw error;
      unsureLink.current = { content, before: linksBefore ?? links };
      const foundLink = madeSince(linksBefore ?? links, await readNewestLinks().catch(() => []), request);
      if (foundLink !== undefined) return foundLink.code;
      setUnknownText((text) => text('widget.open.linkUnknown'));
      throw error;
    }
  };
  const make = (request: LinkRequest) =>
    send(async () => {
      setUnknownText(undefined);
      onMade(await makeOnce(request));
    });
  return { busy, problem: unknownText ?? failure?.text, make };
}

/** A link as it was requested that did not exist before. */
function madeSince(linksBefore: readonly Link[], links: readonly Link[], request: LinkRequest): Link | undefined {
  const knownIds = new Set(linksBefore.map(({ id }) => String(id)));
  return links.find((link) => !knownIds.has(String(link.id)) && isAsRequested(link, request));
}

/** Whether the link may be the requested one. Of what the platform does not tell, nothing differs. */
function isAsRequested({ type, endDate, configs }: Link, request: LinkRequest): boolean {
  const dayOf = (time: string | null) => time?.slice(0, 10) || undefined;
  const rebateOf = (group: string) => Number(configs?.find(({ gameCode }) => gameCode === group)?.rebate ?? 0);
  return (
    String(type) === String(request.type) &&
    (endDate === undefined || dayOf(endDate) === dayOf(request.endDate)) &&
    (!configs || (request.configs ?? []).every(({ gameCode, rebate }) => rebateOf(gameCode) === Number(rebate)))
  );
}
