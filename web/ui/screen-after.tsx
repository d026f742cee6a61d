import { type ComponentType, useEffect, useState } from 'react';

/**
 * The screen of a page that comes after the page itself, with something else in its place until then. One that cannot be
 * fetched fails the page. It is no `lazy` in a Suspense: React would keep what stands there for 300 ms at least.
 */
export function screenAfter<P extends object>(
  Meanwhile: ComponentType,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  return function ScreenAfter(props: P) {
    const [Screen, setScreen] = useState(() => arrived);
    useEffect(() => {
      void load().then(
        (screen) => {
          arrived = screen;
          setScreen(() => screen);
        },
        (error: unknown) =>
          setScreen(() => {
            throw error;
          }),
      );
    }, []);
    return Screen ? <Screen {...props} /> : <Meanwhile />;
  };
}
