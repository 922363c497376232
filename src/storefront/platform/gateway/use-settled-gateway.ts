import { useEffect, useState } from 'react';
import type { Gateway } from './gateway';
import { useGateway } from './use-gateway';

/**
 * The gateway, which follows a change of language only after `milliseconds` without another one (GAM-14: 200, winner
 * board 250). So a player who tries several languages sends one request. A change of session counts at once.
 */
export function useSettledGateway(milliseconds: number): Gateway {
  const gateway = useGateway();
  const [settledGateway, setSettledGateway] = useState(gateway);
  useEffect(() => {
    const timer = setTimeout(() => setSettledGateway(gateway), milliseconds);
    return () => clearTimeout(timer);
  }, [gateway, milliseconds]);
  const { session, merchant } = gateway.scope;
  return settledGateway.scope.session === session && settledGateway.scope.merchant === merchant
    ? settledGateway
    : gateway;
}
