import type { ReactNode } from 'react';
import { Card } from '@/storefront/ui/card';
import { Tap } from '@/storefront/ui/tap';
import type { Announcement } from './announcements/announcement';

/** Props of every card of an announcement. */
export type OpeningProps = {
  readonly item: Announcement;
  readonly href: string | undefined;
  readonly onOpen: () => void;
};

type Props = Omit<OpeningProps, 'item'> & { readonly className: string | undefined; readonly children: ReactNode };

/** A card that opens its subject wherever it is tapped. */
export function OpeningCard({ className, href, onOpen, children }: Props) {
  return (
    <Card pad="none">
      <Tap className={className} href={href} onTap={onOpen}>
        {children}
      </Tap>
    </Card>
  );
}
