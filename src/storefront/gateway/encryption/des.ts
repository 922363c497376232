/**
 * Single DES in ECB mode over whole blocks, without padding; the key is eight bytes. It hides nothing (wire.md 1.5): it is what the gateway
 * speaks. Loaded only where an encrypted call or link is met.
 */
export function desEcb(
  bytes: readonly number[],
  key: readonly number[],
  way: 'encrypt' | 'decrypt',
): readonly number[] {
  const keys = roundKeys(toBits(key));
  const rounds = way === 'encrypt' ? keys : [...keys].reverse();
  return blocksOf(bytes).flatMap((block) => fromBits(crypt(toBits(block), rounds)));
}

type Bits = readonly number[];

const list = (text: string) => text.split(' ').map(Number);
const permutedChoice1 = list(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
);
const permutedChoice2 = list(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
);
const permutation = list('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25');
const initial = [58, 60, 62, 64, 57, 59, 61, 63].flatMap((first) =>
  Array.from({ length: 8 }, (_, index) => first - 8 * index),
);
const final = initial.map((_, index) => initial.indexOf(index + 1) + 1);
const expansion = Array.from({ length: 48 }, (_, index) => ((4 * Math.floor(index / 6) + (index % 6) + 31) % 32) + 1);
const shifts = list('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1');
/** Each box row by row, a hexadecimal digit a value. */
const boxes = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

function crypt(block: Bits, keys: readonly Bits[]): Bits {
  const mixed = pick(block, initial);
  let left = mixed.slice(0, 32);
  let right = mixed.slice(32);
  for (const key of keys) [left, right] = [right, xor(left, feistel(right, key))];
  return pick([...right, ...left], final);
}

function feistel(half: Bits, key: Bits): Bits {
  const mixed = xor(pick(half, expansion), key);
  return pick(
    boxes.flatMap((box, index) => substitute(box, mixed.slice(index * 6, index * 6 + 6))),
    permutation,
  );
}

function substitute(box: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Bits): Bits {
  const value = Number.parseInt(box.charAt(16 * (2 * a + f) + 8 * b + 4 * c + 2 * d + e), 16);
  return [8, 4, 2, 1].map((bit) => (value & bit ? 1 : 0));
}

function roundKeys(key: Bits): Bits[] {
  const chosen = pick(key, permutedChoice1);
  let turned = 0;
  return shifts.map((shift) => {
    turned += shift;
    const halves = [...turn(chosen.slice(0, 28), turned), ...turn(chosen.slice(28), turned)];
    return pick(halves, permutedChoice2);
  });
}

const turn = (bits: Bits, by: number) => [...bits.slice(by % 28), ...bits.slice(0, by % 28)];
const pick = (bits: Bits, places: readonly number[]) => places.map((place) => bits[place - 1] ?? 0);
const xor = (left: Bits, right: Bits) => left.map((bit, index) => bit ^ (right[index] ?? 0));
const toBits = (bytes: readonly number[]) =>
  bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));

function fromBits(bits: Bits): readonly number[] {
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

function blocksOf(bytes: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: bytes.length / 8 }, (_, index) => bytes.slice(index * 8, index * 8 + 8));
}
