// Which files an editor holds. All others are solved from their bytes, so that every file gives the program's answer.
import { expect, test } from 'vitest';
import { readSmallText } from '../../../web/desk/input/input_file';

const read = (content: string | Uint8Array<ArrayBuffer>): Promise<string | undefined> =>
  readSmallText(new File([content], 'input.txt'));

test('small UTF-8 texts come as they are, with their byte order mark', async () => {
  for (const text of ['', '1 2\n', '\uFEFF1 2\r\n3 4\r\n', '四 😀\n'])
    expect(await read(text)).toBe(text);
});

test('a lone carriage return is no line end, which an editor would make of it', async () => {
  for (const text of ['1 2\r3 4\r', '1 2\r\n3 4\r', '\r\r\n'])
    expect(await read(text)).toBeUndefined();
});

test('large files and other encodings are not texts for an editor', async () => {
  expect(await read('1 '.repeat(1_000_000))).toBe('1 '.repeat(1_000_000));
  expect(await read('1 '.repeat(1_000_001))).toBeUndefined();
  expect(await read(new Uint8Array([0xff, 0xfe, 0x31, 0]))).toBeUndefined();
});
