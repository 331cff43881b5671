import { expect, it } from 'vitest';
import { loadEnv } from './env.ts';
import { composeBanner } from './start-banner.ts';

it('warns of a proxy that is not named, since everybody behind it would share their limits', () => {
  const behind = { PUBLIC_URL: 'https://process.example.org' };
  expect(composeBanner(loadEnv(behind))).toContain('TRUST_PROXY is not set');
  expect(composeBanner(loadEnv({ ...behind, TRUST_PROXY: '10.0.0.1' }))).not.toContain('warning');
  expect(composeBanner(loadEnv({}))).not.toContain('warning');
});

it('says that addresses are not verified where nobody can be asked', () => {
  expect(composeBanner(loadEnv({}))).toMatch(/addresses .*not verified/);
  const asked = composeBanner(loadEnv({ SMTP_URL: 'smtp://127.0.0.1:25' }));
  expect(asked).toMatch(/addresses .*verified by mail/);
  expect(asked).not.toContain('not verified');
});

it('says when nobody can be written to', () => {
  expect(composeBanner(loadEnv({}))).toMatch(/contact .*SUPPORT_EMAIL is not set/);
  expect(composeBanner(loadEnv({ SUPPORT_EMAIL: 'help@example.org' }))).toMatch(
    /contact .*help@example\.org/,
  );
});

it('warns of a vendor who is told what people say in clear', () => {
  expect(composeBanner(loadEnv({ OPENAI_BASE_URL: 'http://models.example.org/v1' }))).toContain(
    'OPENAI_BASE_URL is http and names another machine',
  );
  for (const url of ['http://127.0.0.1:11434/v1', 'https://models.example.org/v1'])
    expect(composeBanner(loadEnv({ OPENAI_BASE_URL: url }))).not.toContain('warning');
});
