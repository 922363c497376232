import { useVirtualizer, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepSizes, storedSizes } from './batch-sizes';
import { type ListPlace, measureList } from './measure-list';
import { toWindow } from './to-window';
import styles from './windowed-batches.module.css';

export type WindowedProps = {
  /** Batches of the whole list. */
  readonly count: number;
  readonly className: string | undefined;
  readonly children: (index: number) => ReactNode;
};

/**
 * Renders the batches near the screen and keeps empty space for the others. The batch with the focus stays. On a
 * return, the sizes of the last visit are used, so that the scroll position can be restored.
 */
export default function WindowedBatches(props: WindowedProps) {
  const width = useWidth();
  return <MeasuredBatches key={width} {...props} />;
}

/** Draws and measures the first batch, then draws those near the screen. Its height is the estimate for the others. */
function MeasuredBatches({ count, className, children }: WindowedProps) {
  const container = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ListPlace>();
  useLayoutEffect(() => {
    if (container.current !== null) setPlace(measureList(container.current));
  }, []);
  const first = <div data-index={0}>{children(0)}</div>;
  const Window = place?.scroller === undefined ? InPage : InScroller;
  return (
    <div ref={container} className={`${className ?? ''} ${styles.batches}`} data-windowed>
      {place === undefined ? (
        first
      ) : (
        <Window count={count} place={place}>
          {children}
        </Window>
      )}
    </div>
  );
}

type WindowProps = Omit<WindowedProps, 'className'> & { readonly place: ListPlace };

function InPage({ count, place, children }: WindowProps) {
  const virtualizer = useWindowVirtualizer<HTMLDivElement>(optionsOf(count, place));
  return (
    <DrawnBatches virtualizer={virtualizer} place={place}>
      {children}
    </DrawnBatches>
  );
}

function InScroller({ count, place, children }: WindowProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    ...optionsOf(count, place),
    getScrollElement: () => place.scroller ?? null,
  });
  return (
    <DrawnBatches virtualizer={virtualizer} place={place}>
      {children}
    </DrawnBatches>
  );
}

function optionsOf(count: number, { gap, margin, batch, name }: ListPlace) {
  return {
    count,
    gap,
    scrollMargin: margin,
    overscan: 1,
    estimateSize: () => batch,
    // A hidden list has no size.
    measureElement: (element: HTMLDivElement) => element.getBoundingClientRect().height || batch,
    initialMeasurementsCache: [...storedSizes(name)],
    rangeExtractor: toWindow,
  };
}

type DrawnProps<Scroller extends Element | Window> = {
  readonly virtualizer: Virtualizer<Scroller, HTMLDivElement>;
  readonly place: ListPlace;
  readonly children: (index: number) => ReactNode;
};

function DrawnBatches<Scroller extends Element | Window>({ virtualizer, place, children }: DrawnProps<Scroller>) {
  const { gap, margin, name } = place;
  useEffect(() => () => keepSizes(name, virtualizer.takeSnapshot()), [name, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const listEnd = virtualizer.getTotalSize() + margin;
  return (
    <>
      {items.map((item, position) => (
        <Fragment key={item.key}>
          <Spacer size={spaceBefore(item, items[position - 1], { gap, margin })} />
          <div ref={virtualizer.measureElement} data-index={item.index}>
            {children(item.index)}
          </div>
        </Fragment>
      ))}
      <Spacer size={listEnd - (items.at(-1)?.end ?? margin) - gap} />
    </>
  );
}

type Spacing = Pick<ListPlace, 'gap' | 'margin'>;

/** Pixels of empty space before a batch. The list's gap is on both sides of it. */
function spaceBefore({ start }: VirtualItem, previous: VirtualItem | undefined, { gap, margin }: Spacing): number {
  return previous === undefined ? start - margin - gap : start - previous.end - 2 * gap;
}

function Spacer({ size }: { readonly size: number }) {
  return size > 0 ? <div aria-hidden="true" style={{ blockSize: `${size}px` }} /> : null;
}

/** Changes with the width: another width means another layout, and everything is measured again. */
function useWidth(): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const onResize = () => setWidth(window.innerWidth);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return width;
}
