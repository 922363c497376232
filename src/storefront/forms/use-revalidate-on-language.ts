import { useEffect, useRef } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { type FormScope, fieldName } from './form-scope';

/** Messages that stand beside fields are said again 200 ms after the language has changed. What the server said stays. */
export function useRevalidateOnLanguage({ form, names }: FormScope): void {
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    const timer = setTimeout(() => {
      const mine = names().filter((name) => {
        const { error } = form.getFieldState(fieldName(name));
        return error !== undefined && error.type !== 'server';
      });
      void form.trigger(mine.map(fieldName));
    }, 200);
    return () => clearTimeout(timer);
  }, [language, form, names]);
}
