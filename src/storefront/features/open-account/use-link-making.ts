import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
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
  const sending = useRef(false);
  const unsure = useRef<Unsure>(undefined);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useSaid();
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
      if (!isGatewayError(error) || isKnownOutcome(error)) throw error;
      unsure.current = { content, before: before ?? links };
      const found = madeSince(before ?? links, await newest().catch(() => []), asked);
      if (found === undefined) setProblem((text) => text('widget.open.linkUnknown'));
      return found?.code;
    }
  };
  const make = async (asked: Asked) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const code = await makeOnce(asked);
      if (code !== undefined) onMade(code);
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      setProblem((text) => errorText(error, text));
    } finally {
      sending.current = false;
      setBusy(false);
      void queries.invalidateQueries(touchedBy(['createAffiliateUrl']));
    }
  };
  return { busy, problem, make };
}

/** The link with the requested data that did not exist before. */
function madeSince(before: readonly Link[], links: readonly Link[], asked: Asked): Link | undefined {
  const known = new Set(before.map(({ id }) => String(id)));
  return links.find(({ id, type }) => !known.has(String(id)) && String(type) === String(asked.type));
}
