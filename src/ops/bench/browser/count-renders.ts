// Runs before React. React reports each commit to the hook of its developer tools, in production too. The rendered
// components are read from React's own tree, so that hand-written code and Livery are counted alike.

type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
};

/** React's numbers for function, class, forward-ref and memo components. */
const componentTags = new Set([0, 1, 11, 14, 15]);
const hostTag = 5;
const performedWorkFlag = 1;

let renderCount = 0;
let renderedParts = new Set<string>();
let isCounting = false;

/** Counts every component that rendered in a commit. A subtree that React skipped is the same object as before. */
function visit(fiber: Fiber, previous: Fiber | null): void {
  const isNew = previous === null;
  if (componentTags.has(fiber.tag) && (isNew || (fiber.flags & performedWorkFlag) !== 0)) {
    renderCount += 1;
    for (const name of partsOf(fiber)) renderedParts.add(name);
  }
  if (!isNew && fiber.child === previous.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const previousChild = isNew ? null : child.alternate;
    if (previousChild !== child) visit(child, previousChild);
  }
}

/** Names of the fields or tiles that a component draws or is inside. */
function partsOf(fiber: Fiber): readonly string[] {
  const element = elementOf(fiber);
  if (element === undefined) return [];
  const innerNames = namesIn(element);
  if (innerNames.length > 0) return innerNames;
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    const names = namesIn(ancestor);
    if (names.length > 0) return names.length === 1 ? names : [];
  }
  return [];
}

function elementOf(fiber: Fiber | null): Element | undefined {
  for (let next = fiber; next !== null; next = next.child) {
    if (next.tag === hostTag && next.stateNode instanceof Element) return next.stateNode;
  }
  return undefined;
}

const partSelector = 'input:not([type=checkbox]), [data-columns] > button';

function namesIn(element: Element): readonly string[] {
  const elements = element.matches(partSelector) ? [element] : [...element.querySelectorAll(partSelector)];
  return elements.map((one) => one.getAttribute('name') ?? one.textContent);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
      if (isCounting) visit(root.current, root.current.alternate);
    },
  },
  renders: {
    start: () => {
      renderCount = 0;
      renderedParts = new Set();
      isCounting = true;
    },
    /** Components that rendered since the start, and their fields or tiles. */
    stop: () => {
      isCounting = false;
      return { components: renderCount, parts: renderedParts.size };
    },
  },
});

export {};
