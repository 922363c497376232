import { type ReactNode, useLayoutEffect } from 'react';
import type { Game } from './game';
import { useMarks } from './use-marks';

/** Draws what lies over a game's tile: its vendor and its heart. */
export type Over = (game: Game) => ReactNode;

type Props = { readonly onOver: (over: Over) => void };

/** Adds hearts and vendors to tiles that are already shown, before the next frame. Loads after the first screen. */
export default function LateMarks({ onOver }: Props) {
  const { over: overlayOf } = useMarks();
  useLayoutEffect(() => onOver(overlayOf), [onOver, overlayOf]);
  return null;
}
