import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

/** The browser's own calendar; its value is `2026-07-17` whatever it shows. */
export const DateField = (props: DateFieldProps) => <TextField type="date" {...props} />;
