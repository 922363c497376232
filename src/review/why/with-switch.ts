import { isObject, type JsonObject } from '@/engine';

/**
 * The console with a switch set, in each form that the engine reads: a list of modules, one module with those below it,
 * or the older flat map. All others keep their place; a missing one comes last.
 */
export function withSwitch(console: unknown, name: string, isOn: boolean): unknown {
  if (!isObject(console)) return console;
  return { ...console, whitelabel: withEnabled(console.whitelabel, name, isOn ? '1' : '0') };
}

/** Whether `whitelabel` is one module, and no flat map. */
export function isModule(whitelabel: JsonObject): boolean {
  return Object.hasOwn(whitelabel, 'modId') || Array.isArray(whitelabel.childrenNodes);
}

function withEnabled(whitelabel: unknown, name: string, enabled: string): unknown {
  const added = { modId: name, enabled, childrenNodes: [] };
  if (!isObject(whitelabel)) {
    const modules = Array.isArray(whitelabel) ? whitelabel : [];
    return [...modulesWith(modules, name, enabled), ...(hasModule(modules, name) ? [] : [added])];
  }
  if (!isModule(whitelabel)) {
    const before = whitelabel[name];
    return { ...whitelabel, [name]: isObject(before) ? { ...before, enabled } : enabled };
  }
  const [module] = modulesWith([whitelabel], name, enabled);
  if (hasModule([whitelabel], name) || !isObject(module)) return module;
  return { ...module, childrenNodes: [...childrenOf(module), added] };
}

function modulesWith(modules: readonly unknown[], name: string, enabled: string): readonly unknown[] {
  return modules.map((module) => {
    if (!isObject(module)) return module;
    const childrenNodes = modulesWith(childrenOf(module), name, enabled);
    return { ...module, ...(module.modId === name && { enabled }), childrenNodes };
  });
}

function hasModule(modules: readonly unknown[], name: string): boolean {
  return modules.some((module) => isObject(module) && (module.modId === name || hasModule(childrenOf(module), name)));
}

function childrenOf({ childrenNodes }: JsonObject): readonly unknown[] {
  return Array.isArray(childrenNodes) ? childrenNodes : [];
}
