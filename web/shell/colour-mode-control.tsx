import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useCallback, useId } from 'react';
import { colourModeCopy } from '../copy/colour-mode.copy.ts';

const COLOUR_MODES = ['light', 'dark', 'system'] as const;
type ColourMode = (typeof COLOUR_MODES)[number];

const ICONS: Record<ColourMode, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

/** Light / Dark / System. The script in the head works it, so there is nothing to listen to here. */
export function ColourModeControl() {
  const name = useId();
  return (
    <fieldset className="flex w-fit max-w-full flex-wrap rounded-field border border-line bg-surface p-1 scriptless:hidden">
      <legend className="sr-only">{colourModeCopy.label}</legend>
      {COLOUR_MODES.map((mode) => (
        <Choice key={mode} mode={mode} name={name} />
      ))}
    </fieldset>
  );
}

function Choice({ mode, name }: { mode: ColourMode; name: string }) {
  const Icon = ICONS[mode];
  const wearWhatIsWorn = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.checked = (document.documentElement.dataset.mode ?? 'system') === mode;
    },
    [mode],
  );
  return (
    <label className="mode-choice">
      <input
        type="radio"
        data-colour-mode
        name={name}
        value={mode}
        defaultChecked={mode === 'system'}
        ref={wearWhatIsWorn}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <Icon className="max-[23rem]:hidden" size={16} aria-hidden />
      {colourModeCopy[mode]}
    </label>
  );
}
