import { directoryCopy } from '../../copy/directory.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { SectionTitle } from '../../ui/heading.tsx';
import { TextField } from '../../ui/text-field.tsx';

const copy = directoryCopy.search;

export type Typed = { postcode: string; refused?: string | undefined };

/** A plain GET form: it asks with and without script. */
export const SearchForm = ({ action, typed }: { action: string; typed: Typed }) => (
  <Card>
    <form action={action} method="get" className="grid gap-4" role="search" aria-labelledby="search">
      <SectionTitle id="search">{copy.heading}</SectionTitle>
      <FormErrors ref={takeThere} fieldErrors={{ postcode: typed.refused }} />
      <PostcodeField typed={typed} />
      <Button type="submit">{copy.submit}</Button>
    </form>
  </Card>
);

/** The page has loaded again, so nothing would be read out: who is nowhere yet is taken to what is wrong. */
const takeThere = (summary: HTMLElement | null) => {
  if (document.activeElement === document.body) summary?.focus();
};

export const PostcodeField = ({ typed: { postcode, refused } }: { typed: Typed }) => (
  <TextField
    name="postcode"
    id="postcode"
    label={copy.postcode}
    hint={copy.hint}
    error={refused}
    defaultValue={postcode}
    maxLength={20}
    autoComplete="postal-code"
    autoCapitalize="characters"
    spellCheck={false}
    required
  />
);
