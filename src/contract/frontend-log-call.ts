/** How a browser reports what its console said: read by the shell of every page, so without the form of what is sent. */
export const LOG_LEVELS = ['log', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_MESSAGE_MAX = 1_000;
/** Reports of one person within a minute; the browser keeps to it, the server enforces it. */
export const LOGS_PER_MINUTE = 60;

export const FRONTEND_LOG_CALL = { method: 'POST', path: '/api/logs/frontend' } as const;
