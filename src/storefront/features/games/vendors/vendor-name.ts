import type { VendorCard } from '../categories/categories';

/** A vendor's name; without one its code. */
export function vendorName({ displayName, accountTypeName, title, vassalage }: VendorCard): string {
  return (
    [displayName, accountTypeName, title].find((name) => typeof name === 'string' && name.trim() !== '') ?? vassalage
  );
}
