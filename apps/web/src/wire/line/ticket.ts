/** A name for one act that nobody else has, so that a repeat is known. */
export function newTicket(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
