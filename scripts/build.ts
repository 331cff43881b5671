import { buildWebWhenStale } from '#server/build-web.ts';

/** `npm run build`: the web app, compressed, as the start of the server builds it when it has changed. */
await buildWebWhenStale(console.log);
