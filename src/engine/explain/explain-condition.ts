import type { Catalogue } from '../catalogue';
import { compileTree } from '../conditions/compile-condition';
import { type ConditionTree, fold, switchPath, type Test } from '../conditions/condition-tree';
import { readCondition } from '../conditions/read-condition';
import type { ConditionScope } from '../conditions/read-part';
import { type Facts, isFactValue, PENDING } from '../facts';
import { isText, own } from '../json';

export type ClauseVerdict = 'true' | 'false' | 'unknown';

/** A fact or a switch with the value that the condition met. */
export type ClauseFact = {
  readonly path: string;
  /** `no-session`: absent, because only members have it and the visitor is a guest. */
  readonly state: 'present' | 'absent' | 'no-session' | 'pending' | 'mistyped';
  readonly value?: string | number | boolean | null;
  readonly source: string;
  readonly doc: string;
};

/** A condition with its verdict, and its parts with theirs. `decides`: it decided the verdict of the one around it. */
export type Clause = {
  readonly kind: 'constant' | 'all' | 'any' | 'not' | 'named' | 'switch' | 'comparison' | 'broken';
  readonly verdict: ClauseVerdict;
  readonly decides: boolean;
  readonly condition: unknown;
  readonly name?: string;
  readonly fact?: ClauseFact;
  readonly parts?: readonly Clause[];
};

export type ExplainContext = {
  readonly scope: ConditionScope;
  readonly facts: Facts;
  readonly sent: ReadonlySet<string>;
  readonly catalogue: Catalogue;
};

/** The verdict of a condition over all facts, part by part. */
export function explainCondition(value: unknown, context: ExplainContext): Clause {
  const { tree } = readCondition(value, context.scope);
  if (tree === undefined) return { kind: 'broken', verdict: 'unknown', decides: true, condition: value };
  return asDeciding(explain(tree, context));
}

/**
 * The comparisons and switches that decided the verdict, in the order of the condition, each with the innermost named
 * condition around it. A constant, or a condition that cannot be read, may be among them.
 */
export function decidingClauses(clause: Clause, within?: string): readonly (Clause & { readonly within?: string })[] {
  const name = clause.kind === 'named' ? clause.name : within;
  if (clause.parts === undefined) return [name === undefined ? clause : { ...clause, within: name }];
  return clause.parts.filter((part) => part.decides).flatMap((part) => decidingClauses(part, name));
}

function explain(tree: ConditionTree, context: ExplainContext): Clause {
  const baseClause = (part: ConditionTree) => ({
    verdict: verdictOf(compileTree(part).evaluate(context.facts)),
    decides: false,
    condition: part.condition,
  });
  return fold<Clause>(tree, {
    constant: (_, part) => ({ ...baseClause(part), kind: 'constant' }),
    all: (parts, part) => ({
      ...baseClause(part),
      kind: 'all',
      parts: markDeciding(parts, baseClause(part).verdict, 'false'),
    }),
    any: (parts, part) => ({
      ...baseClause(part),
      kind: 'any',
      parts: markDeciding(parts, baseClause(part).verdict, 'true'),
    }),
    not: (clause, part) => ({ ...baseClause(part), kind: 'not', parts: [asDeciding(clause)] }),
    named: (clause, name, part) => ({ ...baseClause(part), kind: 'named', name, parts: [asDeciding(clause)] }),
    test: (test) => ({ ...baseClause(test), ...explainTest(test, context) }),
  });
}

function explainTest({ condition, path }: Test, context: ExplainContext): Pick<Clause, 'kind' | 'name' | 'fact'> {
  if (typeof condition === 'object' && 'switch' in condition)
    return { kind: 'switch', name: condition.switch, fact: switchFact(condition.switch, context) };
  return { kind: 'comparison', fact: factOf(path, context) };
}

function asDeciding(clause: Clause): Clause {
  return { ...clause, decides: true };
}

/** The parts that decide: the first with the decisive verdict, else the unknown parts, else all parts. */
function markDeciding(clauses: readonly Clause[], verdict: ClauseVerdict, decisive: ClauseVerdict): readonly Clause[] {
  const first = clauses.findIndex((clause) => clause.verdict === decisive);
  return clauses.map((clause, index) => {
    if (verdict === decisive) return { ...clause, decides: index === first };
    return { ...clause, decides: verdict === 'unknown' ? clause.verdict === 'unknown' : true };
  });
}

function verdictOf(verdict: boolean | undefined): ClauseVerdict {
  return verdict === undefined ? 'unknown' : verdict ? 'true' : 'false';
}

function switchFact(name: string, { facts, sent, catalogue }: ExplainContext): ClauseFact {
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

function factOf(path: string, { facts, catalogue }: ExplainContext): ClauseFact {
  const declaredFact = own(catalogue.facts, path);
  const factBase = { path, source: declaredFact?.source ?? '', doc: declaredFact?.doc ?? '' };
  const value = facts.get(path);
  if (value === PENDING) return { ...factBase, state: 'pending' };
  if (value === undefined) {
    const isWithoutSession = declaredFact?.needs === 'session' && facts.get('session.present') !== true;
    return { ...factBase, state: isWithoutSession ? 'no-session' : 'absent' };
  }
  const state = declaredFact === undefined || isFactValue(value, declaredFact.type) ? 'present' : 'mistyped';
  return {
    ...factBase,
    state,
    value: isText(value) || typeof value === 'number' || typeof value === 'boolean' ? value : null,
  };
}
