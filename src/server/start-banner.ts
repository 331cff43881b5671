import {
  companionNameOf,
  type Env,
  isThisMachine,
  premiumGateOf,
  publicUrlOf,
  recogniserNameOf,
} from './env.ts';

const COMPANIONS = {
  guide: 'built-in guide: written exercises; a model follows a talk far better (README)',
  claude: 'Claude',
  openai: 'OpenAI-compatible server',
};

const LISTENERS = {
  openai: 'OpenAI-compatible server',
  elevenlabs: 'ElevenLabs',
  local: 'a model in VOICE_MODEL_DIR',
  browser: 'the browser, or typing',
};

/** What a person who just started the server wants to know: where it is, and what is on. */
export function composeBanner(env: Env): string {
  const rows: [string, string][] = [
    ['open', publicUrlOf(env)],
    ['database', env.DATABASE_URL ? 'postgres' : `embedded, in ${env.DATA_DIR}`],
    ['companion', COMPANIONS[companionNameOf(env)]],
    ['speech in', LISTENERS[recogniserNameOf(env) ?? 'browser']],
    ['speech out', env.TTS === 'builtin' ? 'basic voice, built in' : env.TTS],
    ['mail', env.SMTP_URL ? 'smtp' : `written to ${env.DATA_DIR}/outbox`],
    [
      'addresses',
      env.SMTP_URL ? 'verified by mail' : 'not verified when somebody signs up: there is no SMTP_URL',
    ],
    ['contact', env.SUPPORT_EMAIL ?? 'missing: SUPPORT_EMAIL is not set, so /contact names no address'],
    ['payments', env.STRIPE_SECRET_KEY ? 'stripe' : 'local stand-in'],
    ['gate', premiumGateOf(env) === 'enforce' ? 'on: an active or trialing subscription is needed' : 'off'],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', 'process is ready', ...lines, ...listWarnings(env), ''].join('\n');
}

/** What works, and not as it was meant. */
function* listWarnings(env: Env): Generator<string> {
  const { PUBLIC_URL, TRUST_PROXY } = env;
  if (PUBLIC_URL?.startsWith('https:') && TRUST_PROXY === undefined)
    yield '  warning    PUBLIC_URL is https and TRUST_PROXY is not set: everybody behind the proxy counts as one address, and shares its limits';
  for (const name of VENDOR_ADDRESSES) {
    const url = env[name] && new URL(env[name]);
    if (url && url.protocol === 'http:' && !isThisMachine(url))
      yield `  warning    ${name} is http and names another machine: what people say goes there in clear`;
  }
}

/** Where people's words may go. */
const VENDOR_ADDRESSES = ['ANTHROPIC_BASE_URL', 'OPENAI_BASE_URL', 'STT_BASE_URL', 'TTS_BASE_URL'] as const;
