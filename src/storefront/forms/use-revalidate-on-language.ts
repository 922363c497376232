import { useEffect, useRef } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { type FormScope, fieldName } from './form-scope';

/** A player may try several languages one after the other. */
const languageSettlesMs = 200;

/** Writes refusals beside fields again after the language has changed. */
export function useRevalidateOnLanguage({ form, names, refusalTexts }: FormScope): void {
  const language = useLanguage();
  const t = useText();
  const lastLanguage = useRef(language);
  useEffect(() => {
    if (lastLanguage.current === language) return;
    lastLanguage.current = language;
    const timer = setTimeout(() => {
      const paths = [...names().map(fieldName), 'terms', 'age'] as const;
      const refusedFields = paths.flatMap((place) => {
        const { error } = form.getFieldState(place);
        return error === undefined ? [] : [{ place, isOfServer: error.type === 'server' }];
      });
      void form.trigger(refusedFields.flatMap(({ place, isOfServer }) => (isOfServer ? [] : [place])));
      for (const { place, isOfServer } of refusedFields) {
        const message = place === 'terms' || place === 'age' ? undefined : refusalTexts.get(place)?.(t);
        if (isOfServer && message !== undefined) form.setError(place, { type: 'server', message });
      }
    }, languageSettlesMs);
    return () => clearTimeout(timer);
  }, [language, t, form, names, refusalTexts]);
}
