import { useEffect, useState } from 'react';
import { TIMES, useSettings } from '../../base/settings/settings.ts';

/** Shortest time for a step that is shown at once. */
const LEAST = 300;

interface Replay {
  readonly playing: boolean;
  toggle(): void;
}

/** Shows step after step by itself, each once the one before has been shown; from the present, the whole game. */
export function useReplay(at: number, length: number, showing: boolean, onStep: (step: number) => void): Replay {
  const { speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  const { pause } = TIMES[speed];
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits once for each step, whatever is drawn anew meanwhile.
  useEffect(() => {
    if (!playing || showing) return;
    if (at >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onStep(at + 1), Math.max(LEAST, pause));
    return () => clearTimeout(timer);
  }, [playing, showing, at, length, pause]);
  const toggle = (): void => {
    if (!playing && at >= length) onStep(0);
    setPlaying(!playing);
  };
  return { playing, toggle };
}
