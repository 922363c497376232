import type { VendorCard } from '../categories/categories';

/** What a vendor is called; one without a name by its code. */
export function vendorName({ displayName, accountTypeName, title, vassalage }: VendorCard): string {
  return (
    [displayName, accountTypeName, title].find((name) => typeof name === 'string' && name.trim() !== '') ?? vassalage
  );
}
