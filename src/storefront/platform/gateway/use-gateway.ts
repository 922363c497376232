import { useContext } from 'react';
import type { Gateway } from './gateway';
import { GatewayContext } from './gateway-context';

/** The gateway in the scope of this render: language and session of its query keys are the visitor's. */
export function useGateway(): Gateway {
  const gateway = useContext(GatewayContext);
  if (gateway === undefined) throw new Error('No gateway is provided. Render inside <Storefront>.');
  return gateway;
}
