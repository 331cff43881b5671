import type { Driver } from './driver.ts';

const WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;

const ROLES = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input:not([type="checkbox"], [type="radio"]), textarea',
  box: 'input[type="checkbox"]',
} as const;
type Role = keyof typeof ROLES;

/** A name as a whole, or words within it where it ends in '…'. */
type Name = string;

/**
 * The control of a role and a name, brought into sight: where its middle is, and whether a press there reaches it.
 * Null while there is none.
 */
const LOCATE = `(selector, name) => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (part) =>
    plain(part.getAttribute('aria-label') ?? part.labels?.[0]?.textContent ?? part.textContent);
  const isNamed = (part) =>
    name.endsWith('…') ? nameOf(part).includes(name.slice(0, -1)) : nameOf(part) === name;
  const control = [...document.querySelectorAll(selector)].find((part) => part.checkVisibility() && isNamed(part));
  if (!control) return null;
  const target = control.matches('input[type="checkbox"]') ? (control.closest('label') ?? control) : control;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getClientRects()[0];
  // A label with links in it is pressed where its box is.
  const at = target === control ? target : control;
  const box = at.getBoundingClientRect();
  const [x, y] = target === control
    ? [left + width / 2, top + height / 2]
    : [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isReady = control.getAttribute('aria-disabled') !== 'true' && !control.disabled;
  return { x: Math.round(x), y: Math.round(y), isReady: isReady && target.contains(hit) };
}`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly isReady: boolean;
}

const SEES = `(text) => [...document.querySelectorAll('body *')].some((part) =>
  part.checkVisibility() && !part.closest('[aria-hidden="true"]') &&
  part.textContent.replace(/\\s+/g, ' ').includes(text) &&
  ![...part.children].some((inner) => inner.textContent.replace(/\\s+/g, ' ').includes(text)))`;

const call = (script: string, ...values: readonly unknown[]): string =>
  `(${script})(${values.map((value) => JSON.stringify(value)).join(', ')})`;

const key = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** The keys that have no letter, by their numbers in WebDriver. */
export const KEYS = {
  Enter: '\uE007',
  Home: '\uE011',
} as const;

export type EnginePage = ReturnType<typeof createPage>;

/** What a person does with a page, in any engine: finds things by what they are called, presses and types for real. */
export function createPage(driver: Driver, baseUrl: string) {
  async function until<Value>(what: string, look: () => Promise<Value | null | false>, withinMs = WITHIN_MS) {
    const latest = Date.now() + withinMs;
    for (;;) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (Date.now() > latest) throw new Error(`${what}: not within ${withinMs / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** What is still moving would be missed: it has to stand where it stood a moment before. */
  function locate(role: Role, name: Name): Promise<Place> {
    let before: Place | null = null;
    return until(`a ${role} '${name}' that can be pressed`, async () => {
      const place = (await driver.evaluate(call(LOCATE, ROLES[role], name))) as Place | null; // of LOCATE
      const isStill = place?.x === before?.x && place?.y === before?.y;
      before = place;
      return place?.isReady && isStill ? place : null;
    });
  }

  async function press(role: Role, name: Name): Promise<void> {
    const { x, y } = await locate(role, name);
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  const type = (text: string): Promise<void> =>
    driver.perform([{ type: 'key', id: 'keyboard', actions: [...text].flatMap(key) }]);

  const read = (expression: string): Promise<unknown> => driver.evaluate(expression);

  return {
    open: (path: string) => driver.open(baseUrl + path),
    press,
    type,
    async write(name: Name, text: string): Promise<void> {
      await press('field', name);
      await type(text);
    },
    read,
    until: (what: string, expression: string, withinMs?: number) =>
      until(what, async () => (await read(expression)) === true, withinMs),
    sees: (text: string, withinMs?: number) =>
      until(`the words '${text}'`, async () => (await driver.evaluate(call(SEES, text))) === true, withinMs),
    isAt: (path: string) =>
      until(`the address ${path}`, async () => (await read('location.pathname')) === path),
  };
}
