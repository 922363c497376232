import type { UseQueryResult } from '@tanstack/react-query';
import { createLazy, LazyComponent } from './lazy-component';

/** Seldom needed: its code comes with the first answer that did not. */
const note = createLazy(() => import('./old-figure-note'));

type Props = {
  readonly query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isFetching' | 'dataUpdatedAt'>;
};

/** Says of a figure beside it that it could not be read anew and since when it is known, and offers another try. */
export function OldFigure({ query: { data, isError, isFetching, dataUpdatedAt } }: Props) {
  if (!isError || isFetching) return null;
  return (
    <LazyComponent of={note} fallback={null}>
      {(Note) => <Note since={data === undefined ? undefined : dataUpdatedAt} />}
    </LazyComponent>
  );
}
