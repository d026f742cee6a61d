import { isDrawnTrade } from './trade-icon.tsx';

type SceneProps = { slug: string; isSeenFirst?: boolean };

/** A drawing of ours that stands for a trade where there is no picture of real work; nothing for a trade that an operator added. */
export const SceneOfTrade = ({ slug, isSeenFirst = false }: SceneProps) =>
  isDrawnTrade(slug) && (
    <img
      src={`/scene-${slug}.avif`}
      width={480}
      height={360}
      alt=""
      loading={isSeenFirst ? 'eager' : 'lazy'}
    />
  );
