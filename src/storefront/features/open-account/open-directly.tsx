import { useState } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { DirectForm } from './direct-form';
import { Opened, type OpenedAccount } from './opened';
import { WithRebateLimits } from './with-rebate-limits';

/** Opens an account below the agent by a user name and a password, and shows both until the agent goes on. */
export default function OpenDirectly({ props, slots }: WidgetComponentProps<'agent.open-directly'>) {
  const [opened, setOpened] = useState<OpenedAccount>();
  return (
    <section aria-label={props.title}>
      {opened === undefined ? (
        <WithRebateLimits>
          {(limits) => <DirectForm title={props.title} limits={limits} team={slots.team} onOpened={setOpened} />}
        </WithRebateLimits>
      ) : (
        <Opened account={opened} onAnother={() => setOpened(undefined)} />
      )}
    </section>
  );
}
