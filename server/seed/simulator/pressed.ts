import { type Html, html } from '../../platform/mail/html.ts';

/** A form that is one button; which one was pressed is in its address. */
export const pressed = (address: string, says: string, look = ''): Html =>
  html`<form method="post" action="${address}"><button class="${look}">${says}</button></form>`;
