import type { Report } from '@/storefront/contract/report';
import { checkValue } from './check-value';
import { compileRule } from './compile-rule';
import { messages } from './messages';
import type { Failure, FieldRule } from './rule';
import { createSlowPattern } from './slow-pattern';

export { ruleText } from './rule-text';
export { messages };

/** Why a value is refused, or undefined. */
export type Check = (value: string) => Promise<Failure | undefined>;

/** Compiles a rule and reports its invalid parts. */
export function createCheck(name: string, rule: FieldRule, report: (report: Report) => void): Check {
  const compiled = compileRule(name, rule);
  for (const message of compiled.skipped) report({ kind: 'wire', node: name, message });
  const slow = createSlowPattern(({ source }, trouble) => {
    const message = trouble === 'slow' ? messages.patternSlow(name, source) : messages.patternNotRun(name);
    report({ kind: 'wire', node: name, message });
  });
  return (value) => checkValue(compiled, value, slow);
}
