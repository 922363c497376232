import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'contract.own': { load: () => import('./own'), skeleton: 'form' },
  'contract.team': { load: () => import('./team'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'contracts',
  chunks: { contracts: { draws: ['money'] } },
  calls: [
    'contractCheck',
    'contractHistory',
    'contractPayouts',
    'dividendContracts',
    'hourContracts',
    'offerContract',
    'processDividendContract',
    'processHourContract',
    'processSalaryContract',
    'salaryContracts',
  ],
} as const satisfies FeatureBuild;
