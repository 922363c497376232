type TrustedUrls = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: TrustedUrls): TrustedUrls };

let policy: TrustedUrls | undefined;

/**
 * The address of a worker as the document's policy demands it. A page has one Trusted Types policy of ours, which
 * passes only paths of this site; `worker-src` decides which of them may run.
 */
export function trustedScript(path: string): string {
  policy ??= factoryOf(globalThis)?.createPolicy('livery', {
    createScriptURL: (url) => (/^\/[\w.-]/.test(url) ? url : ''),
  });
  return policy?.createScriptURL(path) ?? path;
}

function factoryOf(scope: typeof globalThis): PolicyFactory | undefined {
  const factory: unknown = Reflect.get(scope, 'trustedTypes');
  return isPolicyFactory(factory) ? factory : undefined;
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
