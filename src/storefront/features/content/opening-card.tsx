import type { ReactNode } from 'react';
import { Card } from '@/storefront/ui/card';
import { Tap } from '@/storefront/ui/tap';
import type { Announcement } from './announcements/announcement';

/** What a card of an announcement is given, whatever it shows of it. */
export type OpeningProps = {
  readonly item: Announcement;
  readonly href: string | undefined;
  readonly onOpen: () => void;
};

type Props = Omit<OpeningProps, 'item'> & { readonly className: string | undefined; readonly children: ReactNode };

/** A card of which the whole opens what it stands for. */
export function OpeningCard({ className, href, onOpen, children }: Props) {
  return (
    <Card pad="none">
      <Tap className={className} href={href} onTap={onOpen}>
        {children}
      </Tap>
    </Card>
  );
}
