import type { Registry } from '@/storefront/renderer/widget';
import { firstRegistry } from './generated/first-registry';
import { memberRegistry } from './generated/member-registry';

/** Every widget by its name in config. Complete by type: a widget without a line does not compile. */
export const registry = { ...firstRegistry, ...memberRegistry } satisfies Registry;
