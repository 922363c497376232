import type { Example } from './example';

const days = { startDate: '2026-01-01', endDate: '2026-02-03', pageNo: 1, pageSize: 20 };

/** Reports of an agent's team. */
export const teamReportExamples: Readonly<Record<string, Example>> = {
  downlineRecord: {
    as: 'agent1',
    request: { startTime: '2026-01-01', endTime: '2026-02-03', transactionType: '3001,3002', pageNo: 1, pageSize: 20 },
  },
  teamBetting: { as: 'agent1', request: { ...days, status: '4,5' } },
  teamGameBetting: { as: 'agent1', request: { ...days, gameType: 'RNG' } },
  teamLotteryPnl: { as: 'agent1', request: { ...days, summaryType: 1 } },
  teamGamePnl: { as: 'agent1', request: { ...days, summaryType: 0, customerName: 'a' } },
  agentIncome: { as: 'agent1', request: days },
  teamRebate: { as: 'agent1', request: days },
  commission: { as: 'agent1' },
};
