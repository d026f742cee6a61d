import { useEffect, useRef } from 'react';

/** For what runs after a pause: what holds by then, in place of what held when it was begun. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
