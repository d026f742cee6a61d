import { ChevronDown, X } from 'lucide-react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { CONTROL, Field, useFieldIds } from './field.tsx';
import { type ComboboxState, useCombobox } from './use-combobox.ts';

/**
 * Type to find one of many. Our own, since Base UI's hides the rest of the page, the field's label too, from
 * screen readers while its list is open. The list belongs to the field: focus never leaves it.
 */
export function Combobox(props: ComboboxProps) {
  const { id, says } = useFieldIds(props, props.id);
  const state = useCombobox(props, id);
  return (
    <Field id={id} label={props.label} hint={props.hint} error={props.error}>
      <div className="relative" onBlur={state.onBlur}>
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={state.wiring['aria-expanded']}
          aria-controls={state.wiring['aria-controls']}
          aria-activedescendant={state.wiring['aria-activedescendant']}
          className={`${CONTROL} pr-24`}
          placeholder={props.placeholder}
          {...says}
          {...state.input}
        />
        {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
        <Buttons state={state} />
        <ComboboxList state={state} label={props.label} />
      </div>
    </Field>
  );
}

const BUTTON = 'grid size-11 place-items-center rounded-field text-ink-soft hover:text-ink';

/** For the pointer: the keyboard has its own ways to both. */
const Buttons = ({ state }: { state: ComboboxState }) => (
  <div className="absolute inset-y-0 right-0 flex items-center">
    {state.input.value !== '' && (
      <button type="button" tabIndex={-1} aria-label={uiCopy.clear} className={BUTTON} onClick={state.clear}>
        <X size={18} aria-hidden />
      </button>
    )}
    <button
      type="button"
      tabIndex={-1}
      aria-label={uiCopy.showList}
      className={BUTTON}
      onClick={state.toggle}
    >
      <ChevronDown size={20} aria-hidden />
    </button>
  </div>
);
