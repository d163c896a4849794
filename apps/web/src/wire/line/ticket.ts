/** A unique name for one act, so that a repeat is recognised. */
export function newTicket(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
