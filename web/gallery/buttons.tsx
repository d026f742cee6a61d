import { Send } from 'lucide-react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { type ButtonLook, buttonLook } from '../ui/actions/button-look.ts';
import type { Cards, States } from './cards.tsx';

const { button } = galleryCopy;

const inLook = (look: ButtonLook): States => ({
  normal: <Button look={look}>{button[look]}</Button>,
  icon: (
    <Button look={look}>
      <Send size={18} aria-hidden />
      {button[look]}
    </Button>
  ),
  busy: (
    <Button look={look} isBusy>
      {button[look]}
    </Button>
  ),
  working: <Button look={look} working={button.sending} />,
  disabled: (
    <Button look={look} disabled>
      {button[look]}
    </Button>
  ),
  asLink: (
    <a href="#buttons" className={buttonLook(look)}>
      {button[look]}
    </a>
  ),
  long: <Button look={look}>{button.long}</Button>,
});

export const buttons: Cards = {
  'Button: primary': inLook('primary'),
  'Button: quiet': inLook('quiet'),
  'Button: plain': inLook('plain'),
  'Button: danger': inLook('danger'),
};
