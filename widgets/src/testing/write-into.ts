/**
 * Writes into a text field as autofill does: with the focus in it and one `input` event, without a round trip to the
 * browser's driver for each key. Tests about keys use `userEvent`.
 */
export function writeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  // React notices a value only when it is set past the property that React defines on the element.
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
