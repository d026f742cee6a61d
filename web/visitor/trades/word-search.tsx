import { directoryCopy } from '../../copy/directory.copy.ts';

const copy = directoryCopy.trades;

type Props = { typed: { what: string; postcode: string } };

/** What is looked for and where, in one bar as on the home page: a plain GET form, with and without script. */
export const WordSearch = ({ typed: { what, postcode } }: Props) => (
  <form
    action="/trades"
    method="get"
    role="search"
    aria-label={directoryCopy.search.label}
    className="ask-bar max-w-3xl"
  >
    <div>
      <label htmlFor="what">{copy.what}</label>
      <input id="what" name="what" defaultValue={what} placeholder={copy.whatHint} maxLength={120} required />
    </div>
    <div>
      <label htmlFor="postcode">{copy.postcode}</label>
      <input
        id="postcode"
        name="postcode"
        defaultValue={postcode}
        placeholder={copy.postcodeHint}
        maxLength={20}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
    <button type="submit" className="button-primary">
      {copy.submit}
    </button>
  </form>
);
