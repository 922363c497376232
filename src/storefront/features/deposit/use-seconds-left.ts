import { useEffect, useState } from 'react';

/** Seconds until a moment (epoch ms), told each second; undefined before the first look at the clock, and without a moment. */
export function useSecondsLeft(until: number | null | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (until === null || until === undefined) return;
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** `14:05`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
