/** A form as a tree: `items[0][price]=p` is `{ items: ["p"…] }` with objects for names and lists for numbers. */
export type FormTree = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | FormTree;

const MOST_FIELDS = 500;
const DEEPEST = 6;

/** Reads a form or a query with names nested in brackets, as Stripe's SDKs write them. Null when it is none. */
export function readForm(text: string): FormTree | null {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MOST_FIELDS) return null;
  const root = makeTree();
  for (const [name, value] of pairs) {
    const path = readPath(name);
    if (path === null) return null;
    put(root, path, value);
  }
  return toLists(root) as FormTree;
}

/** 'a[b][]' is a, b and the next free place. */
function readPath(name: string): string[] | null {
  const open = name.indexOf("[");
  if (open < 0) return name === "" ? null : [name];
  if (open === 0 || !name.endsWith("]")) return null;
  const inner = name.slice(open + 1, -1).split("][");
  const path = [name.slice(0, open), ...inner];
  const isWrong = path.length > DEEPEST || inner.some((part) => part.includes("[") || part.includes("]"));
  return isWrong ? null : path;
}

function put(root: FormTree, path: readonly string[], value: string): void {
  let tree = root;
  for (const [at, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(tree).length) : part;
    if (at === path.length - 1) {
      tree[key] = value;
      return;
    }
    const next = tree[key];
    const inner = typeof next === "object" ? (next as FormTree) : makeTree();
    tree[key] = inner;
    tree = inner;
  }
}

/** Without a prototype: names from outside cannot reach one. */
function makeTree(): FormTree {
  return Object.create(null) as FormTree;
}

function toLists(value: FormValue): FormValue {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([name, child]): [string, FormValue] => [name, toLists(child)]);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
