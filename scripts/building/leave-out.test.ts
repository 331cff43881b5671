import { type Plugin, parseAst } from 'vite';
import { expect, it } from 'vitest';
import { leaveOutServerHalf, leaveOutUnusedRoutes } from './leave-out.ts';

/** What a plugin makes of a module. */
function transform({ transform: hook }: Plugin, code: string): string {
  if (typeof hook !== 'object') throw new Error('the plugin transforms nothing');
  return String(hook.handler.call({ parse: parseAst } as never, code, 'contract.ts')); // no more of its context is asked for
}

it('leaves a browser what it reads of a route, and says that making schemas does nothing', () => {
  const contract = `
const idSchema = z.uuid().check(z.toLowerCase());
export const change = defineRoute({
  method: 'PATCH', path: '/x/:id', auth: 'user', summary: 'a, b', params: z.object({ id: idSchema }),
  body: z.strictObject({ name: z.string() }), idempotent: true, response: z.object({ body: z.string() }),
});
export const judged = (rule) => z.string().check(z.refine(rule));`;
  expect(transform(leaveOutServerHalf(), contract)).toBe(`
const idSchema = /* @__PURE__ */ z.uuid().check(/* @__PURE__ */ z.toLowerCase());
export const change = /* @__PURE__ */ defineRoute({
  method: 'PATCH', path: '/x/:id', auth: 'user', idempotent: true, response: /* @__PURE__ */ z.object({ body: /* @__PURE__ */ z.string() }),
});
export const judged = (rule) => z.string().check(z.refine(rule));`);
});

it('lets go of the components of the router that nobody holds', () => {
  const router = 'const Form = React$1.forwardRef(f);\nForm.displayName = "Form";\nuse(Form);';
  expect(transform(leaveOutUnusedRoutes(), router)).toBe(
    'const Form = /* @__PURE__ */ React$1.forwardRef(f);\n\nuse(Form);',
  );
});
