import { useText } from './use-text';

/** The name of a group of games. A group without a text shows its code. */
export function useGroupName(): (group: string) => string {
  const t = useText();
  return (group) => {
    const name = t(`category.${group}`);
    return name === `category.${group}` ? group : name;
  };
}
