import { useEffect, useState } from 'react';
import type { Gateway } from './gateway';
import { useGateway } from './use-gateway';

/**
 * The gateway, with a change of language taken up only after `milliseconds` without another (GAM-14: 200, the winner board 250): who tries
 * several languages in a row asks once. A change of session is taken up at once.
 */
export function useSettledGateway(milliseconds: number): Gateway {
  const gateway = useGateway();
  const [settled, setSettled] = useState(gateway);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(gateway), milliseconds);
    return () => clearTimeout(timer);
  }, [gateway, milliseconds]);
  const { session, merchant } = gateway.scope;
  return settled.scope.session === session && settled.scope.merchant === merchant ? settled : gateway;
}
