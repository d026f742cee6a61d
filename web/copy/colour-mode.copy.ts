export const colourModeCopy = { label: 'Colour mode', light: 'Light', dark: 'Dark', system: 'System' };
