import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@/storefront/ui/base.css';
import { HandSite } from './hand-site';
import { isSiteData } from './site-data';

const root = document.getElementById('root');
const data: unknown = JSON.parse(document.getElementById('data')?.textContent ?? 'null');
if (root === null || !isSiteData(data)) throw new Error('The document of the control has no root or no data.');
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter useTransitions={false}>
      <HandSite data={data} />
    </BrowserRouter>,
  );
});
