export { createSandbox } from './create-sandbox';
export { isLoopbackHost, sandboxRefusal } from './guard';
export type { MerchantConsole, Sandbox, SandboxOptions } from './options';
export type { Scenario } from './store/scenarios';
