import type { Plugin } from 'vite';

/**
 * What we do not use of the router is left out: without these marks the bundler has to keep every component that is made
 * by a call, and what it stands on: forms, prefetched pages, scroll restoration.
 */
export function leaveOutUnusedRoutes(): Plugin {
  return {
    name: 'unused-routes',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

/** What of a route only the server reads: a browser sends what its types say, and is judged there. */
const SERVER_HALF = new Set(['summary', 'params', 'query', 'body', 'bodyLimit', 'beforeSecondFactor']);

/** Of a syntax tree (ESTree) as much as is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly properties?: readonly Property[] }[];
}

/**
 * Leaves that half out of each `defineRoute({ … })` of a contract, and says of its schemas that nothing happens when they
 * are made: so those go that nothing else holds.
 */
export function leaveOutServerHalf(): Plugin {
  return {
    name: 'server-half',
    apply: 'build',
    transform: {
      filter: { id: /\/contract(?:-\w+)?\.ts$|\/src\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const kept = applyEdits(code, findCalls(this.parse(code)).flatMap(cutServerHalf));
        const calls = new Set(findCalls(this.parse(kept)).map(({ start }) => start));
        return applyEdits(
          kept,
          [...calls].map((at) => ({ from: at, to: at, text: '/* @__PURE__ */ ' })),
        );
      },
    },
  };
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** From the end to the beginning, so that no place moves before its turn. */
const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to, text }) => rest.slice(0, from) + text + rest.slice(to), code);

function cutServerHalf({ callee, arguments: [route] }: Call): readonly Edit[] {
  if (callee.name !== 'defineRoute') return [];
  const properties = route?.properties ?? [];
  return properties.flatMap(({ key, start, end }, index) =>
    SERVER_HALF.has(key?.name ?? '')
      ? [{ from: start, to: properties[index + 1]?.start ?? end, text: '' }]
      : [],
  );
}

/** Every call that is made when the module is loaded. */
function findCalls(node: unknown): readonly Call[] {
  if (typeof node !== 'object' || node === null || isFunction(node)) return [];
  const below = Object.values(node).flatMap(findCalls);
  return isCall(node) ? [node, ...below] : below;
}

const isFunction = (node: object): boolean => 'type' in node && /Function/.test(String(node.type));
const isCall = (node: object): node is Call => 'type' in node && node.type === 'CallExpression';
