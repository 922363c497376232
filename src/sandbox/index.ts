export { createSandbox } from './create-sandbox';
export { isLoopbackHost, sandboxRefusal } from './guard';
export type { Scenario } from './http/endpoint';
export type { MerchantConsole, Sandbox, SandboxOptions } from './options';
