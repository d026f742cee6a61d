// They belong to the seed of the demo, which nothing of the front end imports. Whoever looks at the gallery loads them.
const files = import.meta.glob<string>('../../server/seed/demo/pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const [list = []] = Object.values(
  import.meta.glob<Rendered[]>('../../server/seed/demo/pictures.json', { eager: true, import: 'default' }),
);

type Rendered = { name: string; shows: string; fits: Record<string, string[]> };

const fileOf = ({ name }: Rendered) => files[`../../server/seed/demo/pictures/${name}.avif`];

/** All rendered pictures of the demo on one sheet, by their trade, each with what it shows. */
export function DemoPictures() {
  const byTrade = Map.groupBy(list, ({ fits }) => Object.keys(fits)[0] ?? '');
  return [...byTrade].map(([trade, pictures]) => (
    <div key={trade} className="grid min-w-0 gap-3">
      <h2 className="font-semibold text-ink-soft">{trade}</h2>
      <div className="grid min-w-0 grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map((picture) => (
          <figure key={picture.name} className="grid min-w-0 content-start gap-2">
            <img
              src={fileOf(picture)}
              width={960}
              height={720}
              loading="lazy"
              alt=""
              className="h-auto w-full rounded-card"
            />
            <figcaption className="text-sm text-ink-soft">{picture.shows}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  ));
}
