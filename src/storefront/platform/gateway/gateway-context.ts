import { createContext } from 'react';
import type { Gateway } from './gateway';

export const GatewayContext = createContext<Gateway | undefined>(undefined);
