/** In the browser: a colour as the screen shows it, whichever way it was written. */
export function onScreen(colour: string): number[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}
