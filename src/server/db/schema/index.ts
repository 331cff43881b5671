export * from './account.ts';
export * from './analytics.ts';
export * from './billing.ts';
export * from './companion.ts';
export * from './conversations.ts';
export * from './safety.ts';
export * from './server.ts';
