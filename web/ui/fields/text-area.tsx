import { type ComponentProps, useState } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { CONTROL, Field, type FieldWords, type Remark, useFieldIds } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldWords &
  Remark & {
    name: string;
    /** Told when it is near, never enforced: what somebody pastes in is not cut off behind their back. */
    maxLength?: number | undefined;
  };

/** Several lines; it grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, id: given, rows = 4, ...rest }: TextAreaProps) {
  const { maxLength, remark, ...area } = rest;
  const { id, says } = useFieldIds({ hint, error }, given);
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const onInput: TextAreaProps['onInput'] = (event) => {
    setTyped(event.currentTarget.value.length);
    area.onInput?.(event);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={rows}
        className={`${CONTROL} field-sizing-content max-h-96 min-h-28 resize-y data-over:min-h-11 data-over:resize-none data-over:bg-sunken`}
        {...says}
        {...area}
        onInput={onInput}
      />
      {remark}
      {maxLength !== undefined && <RoomLeft left={maxLength - length} of={maxLength} />}
    </Field>
  );
}

/** The last tenth is counted. */
const NEAR = 0.1;

function RoomLeft({ left, of }: { left: number; of: number }) {
  const isNear = left <= of * NEAR;
  const isOver = left < 0;
  return (
    <p
      role="status"
      data-over={isOver || undefined}
      className="text-sm text-ink-soft tabular-nums empty:hidden data-over:text-refusal"
    >
      {isNear && (isOver ? uiCopy.lettersOver(-left) : uiCopy.lettersLeft(left))}
    </p>
  );
}
