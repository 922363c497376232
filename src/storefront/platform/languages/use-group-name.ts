import { useText } from './use-text';

/** The name of a group of games; a group that nobody has words for goes by its code. */
export function useGroupName(): (group: string) => string {
  const t = useText();
  return (group) => {
    const name = t(`category.${group}`);
    return name === `category.${group}` ? group : name;
  };
}
