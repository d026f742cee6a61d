import { type TouchEvent, useRef } from 'react';

/** How far a finger goes sideways before it is meant, in CSS pixels. Less is a tap that slipped. */
const MEANT = 48;

/**
 * Handlers of something that a finger turns like a page: 1 to what comes after it, -1 to what stands before it. Two fingers,
 * and one on a page that is zoomed in, are the browser's own.
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const [finger] = Array.from(touches);
    start.current = finger && touches.length === 1 && !isZoomedIn() ? placeOf(finger) : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [finger] = Array.from(changedTouches);
    if (!finger || !start.current) return;
    const { x, y } = placeOf(finger);
    const [across, along] = [x - start.current.x, y - start.current.y];
    start.current = null;
    if (Math.abs(across) >= MEANT && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1);
  };
  return { onTouchStart, onTouchEnd };
}

const placeOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => ({ x, y });

const isZoomedIn = () => (visualViewport?.scale ?? 1) > 1;
