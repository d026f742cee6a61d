import { Send } from 'lucide-react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { type ButtonLook, buttonLook } from '../ui/actions/button-look.ts';
import { Part, State } from './specimen.tsx';

const { button } = galleryCopy;
const LOOKS: readonly ButtonLook[] = ['primary', 'quiet', 'danger'];

export function Buttons() {
  return (
    <>
      {LOOKS.map((look) => (
        <InLook key={look} look={look} />
      ))}
    </>
  );
}

function InLook({ look }: { look: ButtonLook }) {
  return (
    <Part name={`Button: ${look}`}>
      <State of="normal">
        <Button look={look}>{button[look]}</Button>
      </State>
      <State of="icon">
        <Button look={look}>
          <Send size={18} aria-hidden />
          {button[look]}
        </Button>
      </State>
      <State of="busy">
        <Button look={look} isBusy>
          {button[look]}
        </Button>
      </State>
      <State of="working">
        <Button look={look} working={button.sending} />
      </State>
      <State of="disabled">
        <Button look={look} disabled>
          {button[look]}
        </Button>
      </State>
      <Others look={look} />
    </Part>
  );
}

function Others({ look }: { look: ButtonLook }) {
  return (
    <>
      <State of="asLink">
        <a href="#buttons" className={buttonLook(look)}>
          {button[look]}
        </a>
      </State>
      <State of="long">
        <Button look={look}>{button.long}</Button>
      </State>
    </>
  );
}
