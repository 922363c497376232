import { isObject } from '@/engine';

/**
 * The console with a switch set, at any depth of its list of modules. All others keep their place; a missing one comes
 * last.
 */
export function withSwitch(console: unknown, name: string, isOn: boolean): unknown {
  if (!isObject(console)) return console;
  const enabled = isOn ? '1' : '0';
  const modules = Array.isArray(console.whitelabel) ? console.whitelabel : [];
  const added = hasModule(modules, name) ? [] : [{ modId: name, enabled, childrenNodes: [] }];
  return { ...console, whitelabel: [...withEnabled(modules, name, enabled), ...added] };
}

function withEnabled(modules: readonly unknown[], name: string, enabled: string): readonly unknown[] {
  return modules.map((module) => {
    if (!isObject(module)) return module;
    const children = Array.isArray(module.childrenNodes) ? withEnabled(module.childrenNodes, name, enabled) : [];
    return { ...module, ...(module.modId === name && { enabled }), childrenNodes: children };
  });
}

function hasModule(modules: readonly unknown[], name: string): boolean {
  return modules.some(
    (module) =>
      isObject(module) &&
      (module.modId === name || (Array.isArray(module.childrenNodes) && hasModule(module.childrenNodes, name))),
  );
}
