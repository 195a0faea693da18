import { seeded } from "../real/scoring/counts.ts";

/** What stands beside a word: how often each common word stands one and two places before and behind it, as rows of a sparse matrix. */
type Sparse = { rows: number; columns: number; from: Int32Array; column: Int32Array; value: Float64Array };

/** Places beside a word that are looked at; each has columns of its own. */
const PLACES = [-1, 1, -2, 2];
/** The commonest words that are counted beside others. */
const BESIDE = 5000;
/** How much rare neighbours are held back (Levy, Goldberg and Dagan 2015). */
const SMOOTHED = 0.75;
const DIMENSIONS = 100;
/** Directions more than are kept, and rounds of sharpening (Halko, Martinsson and Tropp 2011). */
const SPARE = 10;
const ROUNDS = 3;

/**
 * Vectors of length one in which words that stand among alike words point alike: positive pointwise mutual information
 * with neighbours by their places, reduced by a randomized singular value decomposition, each direction weighed by the
 * root of its singular value (Levy and Goldberg 2014).
 * @param texts words of each text, as numbers from 0 by falling frequency; -1 is a word without a vector
 */
export function spanWordSpace(texts: readonly Int32Array[], words: number): Float64Array[] {
  const matrix = informationOf(texts, words);
  const next = seeded(1);
  const wide = DIMENSIONS + SPARE;
  let basis: Float64Array[] = Array.from({ length: wide }, () =>
    Float64Array.from({ length: matrix.rows }, () => next() - 0.5),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    orthonormalize(basis);
    basis = basis.map((direction) => times(matrix, timesTransposed(matrix, direction)));
  }
  const strengths = orthonormalize(basis);
  const kept = basis.slice(0, DIMENSIONS);
  return Array.from({ length: words }, (_, word) =>
    // After the rounds a direction is as long as its singular value squared.
    unit(Float64Array.from(kept, (direction, at) => direction[word]! * Math.sqrt(Math.sqrt(strengths[at]!)))),
  );
}

function informationOf(texts: readonly Int32Array[], words: number): Sparse {
  const beside = Math.min(BESIDE, words);
  const columns = beside * PLACES.length;
  const rows = Array.from({ length: words }, () => new Map<number, number>());
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) {
      if (text[at]! < 0) continue;
      const row = rows[text[at]!]!;
      PLACES.forEach((place, index) => {
        const other = text[at + place];
        if (other === undefined || other < 0 || other >= beside) return;
        const column = index * beside + other;
        row.set(column, (row.get(column) ?? 0) + 1);
      });
    }
  return weigh(rows, columns);
}

/** Counts turned into positive pointwise mutual information. */
function weigh(rows: readonly ReadonlyMap<number, number>[], columns: number): Sparse {
  const byColumn = new Float64Array(columns);
  const byRow = rows.map((row) => {
    let sum = 0;
    for (const [column, count] of row) {
      sum += count;
      byColumn[column]! += count;
    }
    return sum;
  });
  const smoothed = byColumn.map((count) => count ** SMOOTHED);
  const share = smoothed.reduce((sum, count) => sum + count, 0);
  const from = new Int32Array(rows.length + 1);
  const column: number[] = [];
  const value: number[] = [];
  rows.forEach((row, at) => {
    for (const [index, count] of [...row].sort(([one], [other]) => one - other)) {
      const information = Math.log((count * share) / (byRow[at]! * smoothed[index]!));
      if (information <= 0) continue;
      column.push(index);
      value.push(information);
    }
    from[at + 1] = column.length;
  });
  return {
    rows: rows.length,
    columns,
    from,
    column: Int32Array.from(column),
    value: Float64Array.from(value),
  };
}

function times({ rows, from, column, value }: Sparse, vector: Float64Array): Float64Array {
  const product = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let at = from[row]!; at < from[row + 1]!; at += 1) sum += value[at]! * vector[column[at]!]!;
    product[row] = sum;
  }
  return product;
}

function timesTransposed({ rows, columns, from, column, value }: Sparse, vector: Float64Array): Float64Array {
  const product = new Float64Array(columns);
  for (let row = 0; row < rows; row += 1) {
    const factor = vector[row]!;
    for (let at = from[row]!; at < from[row + 1]!; at += 1) product[column[at]!]! += value[at]! * factor;
  }
  return product;
}

/** Makes directions stand at right angles, each of length one (modified Gram-Schmidt). @returns how long each was */
function orthonormalize(directions: readonly Float64Array[]): number[] {
  return directions.map((direction, at) => {
    for (const before of directions.slice(0, at)) {
      const along = dot(before, direction);
      for (let row = 0; row < direction.length; row += 1) direction[row]! -= along * before[row]!;
    }
    const length = Math.sqrt(dot(direction, direction)) || 1;
    for (let row = 0; row < direction.length; row += 1) direction[row]! /= length;
    return length;
  });
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
