export { createSandbox } from './create-sandbox';
export type { MerchantConsole, Sandbox, SandboxOptions } from './options';
export type { Scenario } from './store/scenarios';
