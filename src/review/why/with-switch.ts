import { isObject } from '@/engine';

/** The console with a switch set, at any depth of the module tree. All else keeps its place. */
export function withSwitch(console: unknown, name: string, isOn: boolean): unknown {
  if (!isObject(console)) return console;
  const enabled = isOn ? '1' : '0';
  const modules = Array.isArray(console.whitelabel) ? console.whitelabel : [];
  const added = holds(modules, name) ? [] : [{ modId: name, enabled, childrenNodes: [] }];
  return { ...console, whitelabel: [...turned(modules, name, enabled), ...added] };
}

function turned(modules: readonly unknown[], name: string, enabled: string): readonly unknown[] {
  return modules.map((module) => {
    if (!isObject(module)) return module;
    const children = Array.isArray(module.childrenNodes) ? turned(module.childrenNodes, name, enabled) : [];
    return { ...module, ...(module.modId === name && { enabled }), childrenNodes: children };
  });
}

function holds(modules: readonly unknown[], name: string): boolean {
  return modules.some(
    (module) =>
      isObject(module) &&
      (module.modId === name || (Array.isArray(module.childrenNodes) && holds(module.childrenNodes, name))),
  );
}
