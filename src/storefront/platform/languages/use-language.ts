import { useContext } from 'react';
import { TextsContext } from './use-text';

/** Lower-case code of the shown language. Change it with the action `{do: 'setLanguage'}` and the code as payload. */
export function useLanguage(): string {
  return useContext(TextsContext).language;
}
