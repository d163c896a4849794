import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacSha256, sha256 } from './sha256.ts';

fc.configureGlobal({ seed: 1 });

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const text = (letters: string): Uint8Array => new TextEncoder().encode(letters);
const bytes = (byte: number, count: number): Uint8Array => new Uint8Array(count).fill(byte);

/** Lengths around a block boundary, where the padding changes, and some others. */
const message = fc
  .oneof(fc.constantFrom(0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129), fc.nat(400))
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

describe('SHA-256 (FIPS 180-4)', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('%.20s', (letters, digest) => expect(hex(sha256(text(letters)))).toBe(digest));

  test('is that of node:crypto for any bytes', () => {
    fc.assert(
      fc.property(message, (given) => {
        expect(hex(sha256(given))).toBe(createHash('sha256').update(given).digest('hex'));
      }),
      { numRuns: 500 },
    );
  });

  test('leaves its message as it was, and can be asked for a part of a buffer', () => {
    const whole = bytes(7, 100);
    expect(hex(sha256(whole.subarray(10, 40)))).toBe(hex(sha256(bytes(7, 30))));
    expect(whole).toEqual(bytes(7, 100));
  });
});

describe('HMAC-SHA-256 (RFC 4231)', () => {
  const ascending = Uint8Array.from({ length: 25 }, (_, i) => i + 1);
  const longText =
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.';

  test.each<[string, Uint8Array, Uint8Array, string]>([
    ['1', bytes(0x0b, 20), text('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['2', text('Jefe'), text('what do ya want for nothing?'), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['3', bytes(0xaa, 20), bytes(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    ['4', ascending, bytes(0xcd, 50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [
      '6',
      bytes(0xaa, 131),
      text('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    ['7', bytes(0xaa, 131), text(longText), '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2'],
  ])('test case %s', (_, key, given, digest) => expect(hex(hmacSha256(key, given))).toBe(digest));

  test('test case 5, cut to 128 bits', () => {
    expect(hex(hmacSha256(bytes(0x0c, 20), text('Test With Truncation'))).slice(0, 32)).toBe('a3b6167473100ee06e0c796c2955552b');
  });

  test('is that of node:crypto for any key and bytes', () => {
    fc.assert(
      fc.property(message, message, (key, given) => {
        expect(hex(hmacSha256(key, given))).toBe(createHmac('sha256', key).update(given).digest('hex'));
      }),
      { numRuns: 300 },
    );
  });
});
