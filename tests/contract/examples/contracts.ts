import type { Sandbox } from '@/sandbox';
import { ask, at } from '../ask';
import type { Example } from './example';

/** The newest own contract of a list, by one of its fields. */
function newest(call: string, field: 'id' | 'requestId') {
  return async (sandbox: Sandbox, token: string | undefined) => {
    const name = field === 'id' ? 'contractId' : 'requestId';
    return { request: { [name]: Number(at(await ask(sandbox, { call, token }), 'agent', 0, field)) } };
  };
}

const as = 'agentcontrac';

export const contractExamples: Readonly<Record<string, Example>> = {
  salaryContracts: { as },
  dividendContracts: { as },
  hourContracts: { as },
  processSalaryContract: { as, request: { status: 'A' }, prepare: newest('salaryContracts', 'requestId') },
  processDividendContract: { as, request: { status: 'R' }, prepare: newest('dividendContracts', 'requestId') },
  processHourContract: { as, request: { status: 'A' }, prepare: newest('hourContracts', 'requestId') },
  offerContract: {
    as: 'agent1',
    request: {
      type: 'HOURLY',
      receiver: 'agent2',
      details: [{ betVolume: '1000.00', activeMember: 2, rate: '50', rateType: 'F' }],
    },
  },
  contractHistory: { as: 'agent1', request: { type: 'DIVIDEND' }, prepare: newest('dividendContracts', 'id') },
  contractPayouts: { as: 'agent1', request: { type: 'DIVIDEND' }, prepare: newest('dividendContracts', 'id') },
};
