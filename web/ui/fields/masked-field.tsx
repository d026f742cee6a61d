import type { MaskInputOptions } from 'maska';
import { type ComponentProps, useEffect, useRef } from 'react';
import { MASK_TOKENS } from './mask-tokens.ts';
import { TextField } from './text-field.tsx';

type MaskedFieldProps = ComponentProps<typeof TextField> & {
  /** `#` a digit, `X` a letter or digit, `S` a letter, `A` and `a` a letter in that case. */
  mask: string;
};

/** A field that drops what does not fit, while it is typed. Without script it is a plain field. */
export function MaskedField({ mask, ...field }: MaskedFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input) return undefined;
    return masking(input, { mask, tokens: MASK_TOKENS, tokensReplace: true });
  }, [mask]);
  return (
    <div ref={box}>
      <TextField {...field} />
    </div>
  );
}

/** The mask comes after the page, and is laid over what has been typed by then. Answers how to take it off. */
function masking(input: HTMLInputElement, options: MaskInputOptions): () => void {
  let isOff = false;
  let takeOff = (): void => undefined;
  void import('maska').then(
    ({ MaskInput }) => {
      if (isOff) return;
      const masked = new MaskInput(input, options);
      takeOff = () => masked.destroy();
    },
    () => undefined,
  );
  return () => {
    isOff = true;
    takeOff();
  };
}
