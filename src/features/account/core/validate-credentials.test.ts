import { describe, expect, it } from 'vitest';
import { checkEmail, checkLoginPassword, normaliseEmail } from './check-sign-in.ts';
import {
  checkConfirmation,
  checkName,
  checkNewPassword,
  checkRegisterPassword,
  checkResetPassword,
  checkResetToken,
} from './validate-credentials.ts';

const longest = `${'a'.repeat(242)}@example.com`;

describe('an email address', () => {
  it.each([
    ['', 'email is required'],
    ['   ', 'email is required'],
    ['maya', 'please enter a valid email address'],
    ['maya@example', 'please enter a valid email address'],
    ['maya@.com', 'please enter a valid email address'],
    ['maya@example..com', 'please enter a valid email address'],
    ['maya@exa mple.com', 'please enter a valid email address'],
    ['a@b@example.com', 'please enter a valid email address'],
    [`a${longest}`, 'email address is too long'],
    [longest, null],
    [' maya@example.com ', null],
    ['maya+notes@mail.example.co.uk', null],
    ['maya@bücher.example', null],
  ])('%j is answered with %j', (email, text) => {
    expect(checkEmail(email)).toBe(text);
  });

  it('is sent trimmed and lower-cased', () => {
    expect(normaliseEmail(' Maya@Example.COM ')).toBe('maya@example.com');
  });
});

describe('a full name', () => {
  it.each([
    ['', 'full name is required'],
    ['Maya', 'full name is required'],
    [' Maya ', 'full name is required'],
    ['Maya Okafor', null],
    ['李 小龍', null],
    [`Maya ${'o'.repeat(96)}`, 'full name is too long'],
  ])('%j is answered with %j', (name, text) => {
    expect(checkName(name)).toBe(text);
  });
});

describe('a password', () => {
  it.each([
    ['', 'password is required'],
    ['seven77', 'password must be at least 8 characters'],
    ['eight888', null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'password is too long'],
  ])('to sign in: %j is answered with %j', (password, text) => {
    expect(checkLoginPassword(password)).toBe(text);
  });

  it.each([
    ['', 'password must be at least 8 characters long'],
    ['Short77', 'password must be at least 8 characters long'],
    ['quietmorning7', 'password must contain at least one uppercase letter'],
    ['Quietmorning', 'password must contain at least one number'],
    ['Quietmorning7', null],
    [`Q7${'a'.repeat(127)}`, 'password is too long'],
  ])('to register: %j is answered with %j', (password, text) => {
    expect(checkRegisterPassword(password)).toBe(text);
  });

  it.each([
    ['', 'password is required'],
    ['Qm7!', 'password must be at least 8 characters'],
    [`Qm7!${'xy'.repeat(63)}`, 'password is too long'],
    ['quietmorning7!', 'password must contain at least one uppercase letter'],
    ['QUIETMORNING7!', 'password must contain at least one lowercase letter'],
    ['Quietmorning!', 'password must contain at least one number'],
    ['Quietmorning7', 'password must contain at least one special character'],
    ['Quiet morning7', 'password must contain at least one special character'],
    ['Quietmooorning7!', 'password cannot contain repeated characters'],
    ['Quietmorning7!!!', 'password cannot contain repeated characters'],
    ['Quietmorning123!', 'password cannot contain common sequences'],
    ['QuietABCmorning7!', 'password cannot contain common sequences'],
    ['Quietqwemorning7!', 'password cannot contain common sequences'],
    ['Quietmoorning7!!', null],
  ])('to reset: %j is answered with %j', (password, text) => {
    expect(checkResetPassword(password)).toBe(text);
  });

  it.each([
    ['', 'Password must be at least 8 characters long'],
    ['seven77', 'Password must be at least 8 characters long'],
    ['eight888', null],
    ['a'.repeat(129), 'Password is too long'],
  ])('to change to: %j is answered with %j', (password, text) => {
    expect(checkNewPassword(password)).toBe(text);
  });

  it('must be repeated exactly', () => {
    expect(checkConfirmation('Quietmorning7', 'quietmorning7')).toBe('passwords do not match');
    expect(checkConfirmation('Quietmorning7', 'Quietmorning7')).toBeNull();
  });
});

it.each([
  ['', 'invalid reset link. please request a new password reset.'],
  ['a'.repeat(19), 'invalid reset token format. please request a new password reset.'],
  ['a'.repeat(20), null],
])('the reset token %j is answered with %j', (token, text) => {
  expect(checkResetToken(token)).toBe(text);
});
