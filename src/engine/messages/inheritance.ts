import { error, type Finding, listed, warning } from './finding';

export const setsNothing = (node: string, path: string, value: unknown): Finding =>
  // No fix: without its condition, an offer may show to visitors that it is not for.
  path === 'when'
    ? sameConditionSet(node, value)
    : warning(
        'sets-nothing',
        `The parent's ${node === '$page' ? 'page' : `"${node}"`} has ${path} ${shortened(value)} already, so this changes nothing, and later changes of the parent do not come through. Remove it.`,
      );
const sameConditionSet = (node: string, value: unknown): Finding =>
  warning(
    'sets-nothing',
    `This repeats the condition of the parent's "${node}", so it changes nothing, and later changes of the parent do not come through. Remove it. To hide the node from more visitors, add a condition: { "all": [${shortened(value)}, { "not": { "is": "paused" } }] } also hides it from players on a break.`,
  );
export const removesNothing = (node: string, path: string): Finding =>
  warning('sets-nothing', `The parent's "${node}" has no ${path}, so taking it away changes nothing. Remove this.`);
/** An overlay that sets all props of a node. `needed`: lost props that the widget cannot do without. */
type LostProps = {
  readonly node: string;
  readonly lost: readonly string[];
  readonly needed: readonly string[];
  readonly exampleProp: string;
};
export const lostProps = ({ node, lost, needed, exampleProp }: LostProps): Finding =>
  (needed.length > 0 ? error : warning)(
    'lost-props',
    `This sets all props of "${node}" anew, so ${listed(lost)} of the parent ${lost.length === 1 ? 'is' : 'are'} lost${needed.length > 0 ? `, and without ${listed(needed)} it cannot show` : ''}. Write "props.${exampleProp}" to change one of them alone.`,
  );
export const movesNothing = (node: string): Finding =>
  warning('sets-nothing', `"${node}" stands there already, so this moves nothing. Remove it.`);
/** A node that one overlay changes and removes. `removed`: the node, or one that holds it. */
type LostWork = {
  readonly id: string;
  readonly removed: string;
  readonly line: number;
  readonly others: readonly string[];
};
export const lostWork = ({ id, removed, line, others }: LostWork): Finding => {
  const removal =
    id === removed ? `This overlay removes "${id}"` : `"${id}" stands in "${removed}", which this overlay removes`;
  const alsoLost = others.length === 0 ? '' : `, and so is what is done to ${listed(others)}`;
  return warning(
    'lost-work',
    `${removal} in line ${line}, so this change is lost${alsoLost}. Take "${removed}" out of "remove", or remove this.`,
  );
};

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
export const longChain = (chain: readonly string[], most: number): Finding =>
  warning(
    'long-chain',
    `This merchant inherits through ${chain.length} others (${chain.join(' → ')}), so nobody sees where a value comes from. Keep to ${most}.`,
  );
