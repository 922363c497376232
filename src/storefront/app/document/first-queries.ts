import { firstQueries as content } from '@/storefront/features/content/first-queries';
import { firstQueries as games } from '@/storefront/features/games/first-queries';
import { firstQueries as home } from '@/storefront/features/home/first-queries';
import { firstQueries as lottery } from '@/storefront/features/lottery/first-queries';
import type { WidgetQueries } from '@/storefront/renderer/widget';

/** The queries that the server asks ahead, by widget. */
export const firstQueries: WidgetQueries = { ...content, ...games, ...home, ...lottery };
