import { useState } from 'react';
import { sentences } from '../../../../contract/copy.ts';
import { ApiRefusal } from '../../../api-refusal.ts';
import { useRouterContext } from '../../../router-context.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { asAddress, drawable, fieldErrorOf, lightEnough } from './picture-file.ts';

/** From the file that somebody picks to the square that is kept: opened, cropped, shown, and sent with the rest. */
export function useChosenPicture() {
  const { api } = useRouterContext();
  const [isOpening, setOpening] = useState(false);
  const [toCrop, setToCrop] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const complain = (title: string) => toast({ title, tone: 'bad' });
  const pick = async (picked: File) => {
    setOpening(true);
    try {
      const file = await lightEnough(picked);
      const fault = fieldErrorOf(file);
      if (fault) return complain(fault);
      setToCrop(await drawable(file, api));
    } catch (error) {
      complain(error instanceof ApiRefusal ? error.message : sentences.pictureNotUsable);
    } finally {
      setOpening(false);
    }
  };
  const closeCrop = () => setToCrop(null);
  const crop = async (file: File) => {
    setChosen({ file, preview: await asAddress(file) });
    closeCrop();
  };
  const failCrop = () => {
    closeCrop();
    complain(sentences.pictureNotUsable);
  };
  const forget = () => setChosen(null);
  return {
    isOpening,
    toCrop,
    chosen,
    pick,
    crop,
    failCrop,
    closeCrop,
    forget,
  };
}

export type ChosenPicture = ReturnType<typeof useChosenPicture>;
