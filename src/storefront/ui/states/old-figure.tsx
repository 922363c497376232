import type { UseQueryResult } from '@tanstack/react-query';
import { createLazy, LazyComponent } from './lazy-component';

/** Rarely needed, so its code loads with the first failed answer. */
const lazyNote = createLazy(() => import('./old-figure-note'));

type Props = {
  readonly query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isFetching' | 'dataUpdatedAt'>;
};

/** Says beside a figure that it could not be updated, and how old it is. Offers to try again. */
export function OldFigure({ query: { data, isError, isFetching, dataUpdatedAt } }: Props) {
  if (!isError || isFetching) return null;
  return (
    <LazyComponent of={lazyNote} fallback={null} lost={null}>
      {(Note) => <Note since={data === undefined ? undefined : dataUpdatedAt} />}
    </LazyComponent>
  );
}
