/** Every cycle reached in a graph of id -> wider ids, each once, as the ids along it. */
export function findCycles(parents: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const settled = new Set<string>();
  for (const start of parents.keys()) visit(start, []);
  return cycles;

  function visit(id: string, path: readonly string[]): void {
    const at = path.indexOf(id);
    if (at !== -1) {
      cycles.push([...path.slice(at), id]);
      return;
    }
    if (settled.has(id)) return;
    for (const parent of parents.get(id) ?? []) visit(parent, [...path, id]);
    settled.add(id);
  }
}
