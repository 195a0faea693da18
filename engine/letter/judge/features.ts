/** A feature for each bound that a value reaches: 'words>6', 'words>8'. */
export const step = (name: string, value: number, ...from: readonly number[]): string[] =>
  from.filter((bound) => value >= bound).map((bound) => `${name}>${bound}`);

export const when = (name: string, holds: boolean): string[] => (holds ? [name] : []);
