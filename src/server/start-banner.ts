import { companionNameOf, type Env, premiumGateOf, publicUrlOf, recogniserNameOf } from './env.ts';

const COMPANIONS = { guide: 'built-in guide', claude: 'Claude', openai: 'OpenAI-compatible server' };

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
    ['payments', env.STRIPE_SECRET_KEY ? 'stripe' : 'local stand-in'],
    ['gate', premiumGateOf(env) === 'enforce' ? 'on: an active or trialing subscription is needed' : 'off'],
  ];
  return ['', 'process is ready', ...rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`), ''].join(
    '\n',
  );
}
