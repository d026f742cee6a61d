import { expect, test } from 'vitest';
import { type Module, shareOut } from './share-out.ts';

type Given = Pick<Module, 'id' | 'size'> & { pages: string[]; needs?: string[] };

const module = ({ pages, needs = [], ...own }: Given): Module => ({ ...own, pages: new Set(pages), needs });

/** The modules of each chunk. */
const sharedOut = (modules: Module[], most: number): string[] => {
  const chunkOf = shareOut(modules, most);
  const names = [...new Set(chunkOf.values())];
  return names
    .map((name) =>
      modules
        .filter(({ id }) => chunkOf.get(id) === name)
        .map(({ id }) => id)
        .join('+'),
    )
    .sort();
};

const BUTTON = module({ id: 'button', size: 900, pages: ['login', 'contact', 'work'] });
const FORM = module({ id: 'form', size: 4000, pages: ['login', 'contact'], needs: ['button'] });
const LIST = module({ id: 'list', size: 300, pages: ['work', 'past'] });
const CARD = module({ id: 'card', size: 300, pages: ['work'], needs: ['list'] });

test('what the same pages need is one chunk', () => {
  const field = module({ id: 'field', size: 500, pages: ['login', 'contact'] });
  expect(sharedOut([BUTTON, FORM, field], 5)).toEqual(['button', 'form+field']);
});

test('a page that needs too many has those joined that cost others the least', () => {
  expect(sharedOut([BUTTON, FORM, LIST, CARD], 3)).toEqual(['button', 'card', 'form', 'list']);
  expect(sharedOut([BUTTON, FORM, LIST, CARD], 2)).toEqual(['button', 'form', 'list+card']);
});

test('who fetches a chunk fetches what it needs, which counts', () => {
  const chart = module({ id: 'chart', size: 9000, pages: ['past'] });
  const graph = module({ id: 'graph', size: 10, pages: ['past', 'login'], needs: ['chart'] });
  // By itself `graph` is the smallest, but `chart` would come with it.
  expect(sharedOut([BUTTON, FORM, graph, chart], 2)).toEqual(['button+form', 'chart', 'graph']);
});

test('one join that helps many pages goes before a cheaper one that helps one', () => {
  const many = ['a', 'b', 'c', 'd'];
  const frame = module({ id: 'frame', size: 600, pages: many });
  const list = module({ id: 'list', size: 600, pages: [...many, 'e'] });
  const own = many.map((page) => module({ id: page, size: 30, pages: [page] }));
  expect(sharedOut([frame, list, ...own], 2)).toEqual(['a', 'b', 'c', 'd', 'frame+list']);
});

for (const page of ['index', 'customer', 'business', 'admin'])
  test(`a byte in vain counts for more on ${page} than elsewhere`, () => {
    const list = module({ id: 'list', size: 900, pages: [page, 'login'] });
    const field = module({ id: 'field', size: 1000, pages: ['login', 'contact'] });
    const card = module({ id: 'card', size: 2500, pages: ['login', 'work'] });
    // To join `list` and `field` would send the fewest bytes, but some of them to the page that has the least room.
    expect(sharedOut([list, field, card], 2)).toEqual(['field+card', 'list']);
  });

test('what no page needs at first is left to the bundler', () => {
  expect(shareOut([module({ id: 'dialog', size: 900, pages: [] })], 1).size).toBe(0);
});
