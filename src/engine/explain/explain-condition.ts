import type { Catalogue } from '../catalogue';
import { compileCondition, switchPath } from '../conditions/compile-condition';
import { type ConditionScope, parseCondition } from '../conditions/parse-condition';
import type { Condition } from '../config';
import { type Facts, isFactValue, PENDING } from '../facts';
import { isText, own } from '../json';

export type ClauseVerdict = 'true' | 'false' | 'unknown';

/** A fact or a switch as the condition met it. */
export type ClauseFact = {
  readonly path: string;
  /** `no-session`: absent, as only a session brings it and there is none. */
  readonly state: 'present' | 'absent' | 'no-session' | 'pending' | 'mistyped';
  readonly value?: string | number | boolean | null;
  readonly source: string;
  readonly doc: string;
};

/** A condition with its verdict, and its parts with theirs. `decides`: this part settled the verdict above it. */
export type Clause = {
  readonly kind: 'constant' | 'all' | 'any' | 'not' | 'named' | 'switch' | 'comparison' | 'broken';
  readonly verdict: ClauseVerdict;
  readonly decides: boolean;
  readonly condition: unknown;
  readonly name?: string;
  readonly fact?: ClauseFact;
  readonly parts?: readonly Clause[];
};

export type Explaining = {
  readonly scope: ConditionScope;
  readonly facts: Facts;
  readonly sent: ReadonlySet<string>;
  readonly catalogue: Catalogue;
};

/** The verdict of a condition over all facts, part by part. */
export function explainCondition(value: unknown, explaining: Explaining): Clause {
  return { ...explain(value, explaining), decides: true };
}

/** The comparisons and switches that settled the verdict, from the outside in. */
export function decidingClauses(clause: Clause): readonly Clause[] {
  if (clause.parts === undefined) return [clause];
  return clause.parts.filter((part) => part.decides).flatMap(decidingClauses);
}

function explain(value: unknown, explaining: Explaining): Clause {
  const { scope, facts } = explaining;
  const { condition } = parseCondition(value, scope);
  const compiled = compileCondition(value, scope);
  const verdict = verdictOf(compiled.evaluate(facts));
  const base = { verdict, decides: false, condition: value };
  if (condition === undefined || compiled.broken) return { ...base, kind: 'broken' };
  if (typeof condition === 'boolean') return { ...base, kind: 'constant' };
  if ('all' in condition) return { ...base, kind: 'all', parts: decide(condition.all, verdict, 'false', explaining) };
  if ('any' in condition) return { ...base, kind: 'any', parts: decide(condition.any, verdict, 'true', explaining) };
  if ('not' in condition)
    return { ...base, kind: 'not', parts: [{ ...explain(condition.not, explaining), decides: true }] };
  if ('is' in condition) {
    const named = { ...explain(own(scope.conditions, condition.is), explaining), decides: true };
    return { ...base, kind: 'named', name: condition.is, parts: [named] };
  }
  if ('switch' in condition)
    return { ...base, kind: 'switch', name: condition.switch, fact: switchFact(condition.switch, explaining) };
  return { ...base, kind: 'comparison', fact: factOf(condition, explaining) };
}

/** One part is enough where it is the stopping value; else the unknown ones decide; else all of them together. */
function decide(
  parts: readonly Condition[],
  verdict: ClauseVerdict,
  stop: ClauseVerdict,
  explaining: Explaining,
): readonly Clause[] {
  const clauses = parts.map((part) => explain(part, explaining));
  const first = clauses.findIndex((clause) => clause.verdict === stop);
  return clauses.map((clause, index) => {
    if (verdict === stop) return { ...clause, decides: index === first };
    return { ...clause, decides: verdict === 'unknown' ? clause.verdict === 'unknown' : true };
  });
}

function verdictOf(verdict: boolean | undefined): ClauseVerdict {
  return verdict === undefined ? 'unknown' : verdict ? 'true' : 'false';
}

function switchFact(name: string, { facts, sent, catalogue }: Explaining): ClauseFact {
  const value = facts.get(switchPath(name)) === true;
  const isSent = sent.has(name);
  return {
    path: switchPath(name),
    state: isSent ? 'present' : 'absent',
    value,
    source: isSent ? 'whitelabel of the platform' : 'schemas/switches.json, since the platform does not send it',
    doc: own(catalogue.switches, name)?.doc ?? '',
  };
}

function factOf(condition: Exclude<Condition, boolean>, { facts, catalogue }: Explaining): ClauseFact {
  const path = 'at' in condition ? condition.at : '';
  const declared = own(catalogue.facts, path);
  const about = { path, source: declared?.source ?? '', doc: declared?.doc ?? '' };
  const value = facts.get(path);
  if (value === PENDING) return { ...about, state: 'pending' };
  if (value === undefined) {
    const isWithoutSession = declared?.needs === 'session' && facts.get('session.present') !== true;
    return { ...about, state: isWithoutSession ? 'no-session' : 'absent' };
  }
  const state = declared === undefined || isFactValue(value, declared.type) ? 'present' : 'mistyped';
  return {
    ...about,
    state,
    value: isText(value) || typeof value === 'number' || typeof value === 'boolean' ? value : null,
  };
}
