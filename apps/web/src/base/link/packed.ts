/** Data in a link: a game or a board, in the part of the address that no server sees. */
import { InputError } from '@shinar/core';

/** Some mail and chat programs cut longer addresses. */
export const LONGEST_LINK = 7000;
/** No record comes close; anything that unpacks to more is something else. */
const LONGEST_TEXT = 1 << 22;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_TEXT) throw new RangeError('too long');
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The text packed for a link, or undefined if it would be too long for one. */
export async function packed(text: string, longest = LONGEST_LINK): Promise<string | undefined> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const link = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return link.length > longest ? undefined : link;
}

/** The text in a link; rejects anything else, in words of ours and not the browser's. */
export async function unpacked(link: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    throw new InputError({ path: 'link', reason: 'unknown' });
  }
}
