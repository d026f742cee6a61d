import { directoryCopy } from '../../copy/directory.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionTitle } from '../../ui/heading.tsx';
import { LaterQuietly } from '../../ui/later-quietly.tsx';
import { part } from '../../ui/part.ts';

const copy = directoryCopy.search;

const REFUSED = part(() => import('./refused-postcode.tsx'));

export type Typed = { postcode: string; refused?: string | undefined };

/**
 * A plain GET form: it asks with and without script. Its field looks as ours do, without the script of theirs, which was a
 * thirtieth of what the page fetches; what says that a post code is none comes with it.
 */
export const SearchForm = ({ action, typed }: { action: string; typed: Typed }) => (
  <Card>
    <form action={action} method="get" className="grid gap-4" role="search" aria-labelledby="search">
      <SectionTitle id="search">{copy.heading}</SectionTitle>
      {typed.refused && (
        <LaterQuietly part={REFUSED}>{({ Summary }) => <Summary refused={typed.refused} />}</LaterQuietly>
      )}
      <div className="field-and-button">
        <PostcodeField typed={typed} />
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  </Card>
);

const PostcodeField = ({ typed: { postcode, refused } }: { typed: Typed }) => (
  <div className="grid gap-1.5">
    <label htmlFor="postcode" className="justify-self-start font-semibold">
      {copy.postcode}
    </label>
    <p id="postcode-hint" className="-mt-1 text-sm text-ink-soft">
      {copy.hint}
    </p>
    <input
      id="postcode"
      name="postcode"
      className="control"
      aria-invalid={refused ? true : undefined}
      aria-describedby={refused ? 'postcode-hint postcode-error' : 'postcode-hint'}
      defaultValue={postcode}
      maxLength={20}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
    {refused && <LaterQuietly part={REFUSED}>{({ Fault }) => <Fault refused={refused} />}</LaterQuietly>}
  </div>
);
