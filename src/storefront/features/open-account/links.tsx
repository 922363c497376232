import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { type Link, linksPerPage, linksQuery } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { LinkRow } from './link-row';
import styles from './open-account.module.css';

const LinkDialog = createLazy(async () => ({ default: (await import('./link-dialog')).LinkDialog }));

/** The agent's links, the newest first. One at a time opens with its actions. */
export default function Links({ box, props }: WidgetComponentProps<'agent.links'>) {
  const t = useText();
  const gateway = useGateway();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<Link['id']>();
  const links = useQuery({ ...linksQuery(gateway, page), placeholderData: keepPreviousData });
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(links))
    return (
      <EmptyState {...box} icon="lock" title={t('widget.open.linksClosed')} text={t('widget.open.linksClosedNote')} />
    );
  const pages = Math.ceil(Number(links.data?.pageInfo?.totalRecords ?? 0) / linksPerPage);
  // The only link of the last page may have been deleted.
  const isPageGone = page > 1 && links.data?.List?.length === 0 && !links.isPlaceholderData;
  if (isPageGone) setPage(Math.max(1, Math.min(page - 1, pages)));
  const openLink = links.data?.List?.find(({ id }) => id === openId);
  return (
    <section {...box} className={styles.list} aria-label={props.title}>
      <Heading>{props.title}</Heading>
      <QueryState query={links} skeleton="card">
        {({ List }) =>
          List === null || List === undefined || List.length === 0 ? (
            <EmptyState icon="invite" title={props.empty} text={props.emptyNote} />
          ) : (
            <>
              <Card pad="none">
                <ul aria-busy={links.isPlaceholderData || undefined}>
                  {List.map((link) => (
                    <LinkRow key={link.id} link={link} onOpen={() => setOpenId(link.id)} />
                  ))}
                </ul>
              </Card>
              <Pagination page={page} pages={pages} label={t('widget.pages')} onChoose={setPage} />
            </>
          )
        }
      </QueryState>
      {openLink !== undefined && (
        <LazyComponent of={LinkDialog} fallback={null}>
          {(Dialog) => <Dialog link={openLink} onClose={() => setOpenId(undefined)} />}
        </LazyComponent>
      )}
    </section>
  );
}
