import { useState } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { DirectForm } from './direct-form';
import type { OpenedAccount } from './opened';
import { WithRebateLimits } from './with-rebate-limits';

/** Loads once an account was opened. */
const lazyOpened = createLazy(async () => ({ default: (await import('./opened')).Opened }));

/** Opens an account below the agent with a user name and a password, and shows both until the agent goes on. */
export default function OpenDirectly({ box, props, slots }: WidgetComponentProps<'agent.open-directly'>) {
  const [account, setAccount] = useState<OpenedAccount>();
  return (
    <section {...box} aria-label={props.title}>
      {account === undefined ? (
        <WithRebateLimits>
          {(limits) => <DirectForm title={props.title} limits={limits} team={slots.team} onOpened={setAccount} />}
        </WithRebateLimits>
      ) : (
        <LazyComponent of={lazyOpened} fallback={null}>
          {(Opened) => <Opened account={account} onAnother={() => setAccount(undefined)} />}
        </LazyComponent>
      )}
    </section>
  );
}
