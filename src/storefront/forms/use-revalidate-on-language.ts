import { useEffect, useRef } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { type FormScope, fieldName } from './form-scope';

/** Milliseconds to wait, since a player may try several languages one after the other. */
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
      const refusedFields = paths.flatMap((path) => {
        const { error } = form.getFieldState(path);
        return error === undefined ? [] : [{ path, isOfServer: error.type === 'server' }];
      });
      void form.trigger(refusedFields.flatMap(({ path, isOfServer }) => (isOfServer ? [] : [path])));
      for (const { path, isOfServer } of refusedFields) {
        const message = path === 'terms' || path === 'age' ? undefined : refusalTexts.get(path)?.(t);
        if (isOfServer && message !== undefined) form.setError(path, { type: 'server', message });
      }
    }, languageSettlesMs);
    return () => clearTimeout(timer);
  }, [language, t, form, names, refusalTexts]);
}
