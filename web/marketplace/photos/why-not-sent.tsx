import { FieldError } from '../../ui/fields/field.tsx';
import type { FieldPhoto } from './field-photo.ts';

/** Why files have not arrived: said once below all of them, however many there are. */
export function WhyNotSent({ files, id }: { files: readonly FieldPhoto[]; id: string }) {
  const reasons = new Set(files.flatMap(({ state, sentence }) => (state === 'failed' ? [sentence] : [])));
  return [...reasons].map(
    (sentence, at) =>
      sentence && (
        <FieldError key={sentence} id={`${id}-unsent-${at}`}>
          {sentence}
        </FieldError>
      ),
  );
}
