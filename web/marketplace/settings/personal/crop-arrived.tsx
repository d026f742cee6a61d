import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import type { Cut } from './picture-file.ts';

const copy = settingsCopy.picture.crop;

type CropProps = { picture: string; onCut: (cut: Cut) => void };

/** A square over the picture; the picture is moved beneath it. */
export function CropArrived({ picture, onCut }: CropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="grid gap-4">
      <div className="relative h-72 overflow-hidden rounded-card bg-sunken">
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          aspect={1}
          keyboardStep={4}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => onCut(pixels)}
          cropperProps={{ 'aria-label': copy.area, role: 'application' }}
        />
      </div>
      <label className="grid gap-1.5 font-semibold">
        {copy.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="h-11 w-full cursor-pointer accent-brand"
        />
      </label>
    </div>
  );
}
