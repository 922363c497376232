import type { AppRuntime } from '@/storefront/app/app-runtime';
import { liveryPage } from './livery-case';
import { offerCase } from './offer-case';

let app: AppRuntime | undefined;

offerCase({
  prepare: async (data) => {
    const page = await liveryPage(data);
    app = page.app;
    return page.element;
  },
  flip: (value) => app?.facts.update(new Map([...app.facts.current(), ['downloadBar.closed', value]])),
});
