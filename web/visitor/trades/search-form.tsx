import { directoryCopy } from '../../copy/directory.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';

const copy = directoryCopy.search;

const REFUSED = part(() => import('./refused-postcode.tsx'));

export type Typed = { postcode: string; refused?: string | undefined };

/**
 * A plain GET form: it asks with and without script. Its field looks as ours do, without the script of theirs, which was a
 * thirtieth of what the page fetches; what says that a post code is none comes with it.
 */
export const SearchForm = ({ action, typed }: { action: string; typed: Typed }) => (
  <form action={action} method="get" className="where-form" role="search" aria-label={copy.label}>
    {typed.refused && (
      <LaterQuietly part={REFUSED}>{({ Summary }) => <Summary refused={typed.refused} />}</LaterQuietly>
    )}
    <p>
      <label htmlFor="postcode">{copy.postcode}</label>
      <span aria-hidden>{', '}</span>
      <span id="postcode-hint">{copy.hint}</span>
    </p>
    <div>
      <PostcodeField typed={typed} />
      <Button type="submit" look="quiet">
        {copy.submit}
      </Button>
    </div>
    {typed.refused && (
      <LaterQuietly part={REFUSED}>{({ Fault }) => <Fault refused={typed.refused ?? ''} />}</LaterQuietly>
    )}
  </form>
);

const PostcodeField = ({ typed: { postcode, refused } }: { typed: Typed }) => (
  <input
    id="postcode"
    name="postcode"
    className="control"
    aria-invalid={refused ? true : undefined}
    aria-describedby={refused ? 'postcode-hint postcode-error' : 'postcode-hint'}
    defaultValue={postcode}
    placeholder={copy.example}
    maxLength={20}
    autoComplete="postal-code"
    autoCapitalize="characters"
    spellCheck={false}
    required
  />
);
