/**
 * The page's content policy asks for Trusted Types (https://www.w3.org/TR/trusted-types/): no text becomes markup or
 * script. This one policy lets workers be started, from files of our own only. It must stand before any of them.
 */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Browsers without Trusted Types have no factory; there the content policy alone guards. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
