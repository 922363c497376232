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
const components = new Set([0, 1, 11, 14, 15]);
const host = 5;
const performedWork = 1;

let counted = 0;
let parts = new Set<string>();
let isCounting = false;

/** Counts every component that rendered in a commit. A subtree that React skipped is the same object as before. */
function visit(fiber: Fiber, before: Fiber | null): void {
  const isNew = before === null;
  if (components.has(fiber.tag) && (isNew || (fiber.flags & performedWork) !== 0)) {
    counted += 1;
    for (const name of partsOf(fiber)) parts.add(name);
  }
  if (!isNew && fiber.child === before.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const last = isNew ? null : child.alternate;
    if (last !== child) visit(child, last);
  }
}

/** Names of the fields or tiles that a component draws or is inside. */
function partsOf(fiber: Fiber): readonly string[] {
  const element = elementOf(fiber);
  if (element === undefined) return [];
  const inside = namesIn(element);
  if (inside.length > 0) return inside;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const names = namesIn(around);
    if (names.length > 0) return names.length === 1 ? names : [];
  }
  return [];
}

function elementOf(fiber: Fiber | null): Element | undefined {
  for (let next = fiber; next !== null; next = next.child) {
    if (next.tag === host && next.stateNode instanceof Element) return next.stateNode;
  }
  return undefined;
}

const part = 'input:not([type=checkbox]), [data-columns] > button';

function namesIn(element: Element): readonly string[] {
  const found = element.matches(part) ? [element] : [...element.querySelectorAll(part)];
  return found.map((one) => one.getAttribute('name') ?? one.textContent);
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
      counted = 0;
      parts = new Set();
      isCounting = true;
    },
    /** Components that rendered since the start, and their fields or tiles. */
    stop: () => {
      isCounting = false;
      return { components: counted, parts: parts.size };
    },
  },
});

export {};
