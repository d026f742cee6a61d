/**
 * Puts words where the caret of a field is, or in place of what is marked there, as if they had been typed: the caret stands
 * behind them, and the field's own listeners hear of it.
 */
export function insertAtCaret(field: HTMLTextAreaElement, words: string): void {
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
