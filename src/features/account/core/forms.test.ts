import { describe, expect, it } from 'vitest';
import { checkChangePasswordForm, checkRegisterForm, checkResetForm, hasErrors } from './forms.ts';

describe('a form', () => {
  it('has no errors when every field is right', () => {
    const password = 'Quietmorning7!';
    const forms = [
      checkResetForm({ password, confirmation: password }),
      checkChangePasswordForm({ currentPassword: 'x', newPassword: password, confirmation: password }),
      checkRegisterForm({
        name: 'Maya Okafor',
        email: 'maya@example.com',
        password,
        confirmation: password,
        hasAgreed: true,
        isOldEnough: true,
      }),
    ];
    expect(forms).toEqual([{}, {}, {}]);
    expect(forms.some(hasErrors)).toBe(false);
  });

  it('to register names every fault at once', () => {
    const form = {
      name: '',
      email: '',
      password: '',
      confirmation: 'x',
      hasAgreed: false,
      isOldEnough: false,
    };
    expect(checkRegisterForm(form)).toEqual({
      name: 'full name is required',
      email: 'email is required',
      password: 'password must be at least 8 characters long',
      confirmation: 'passwords do not match',
      hasAgreed: 'you must agree to the privacy policy',
      isOldEnough: 'you must confirm you are at least 16 years old',
    });
  });

  it('to reset tells an empty confirmation from a wrong one', () => {
    const password = 'Quietmorning7!';
    expect(checkResetForm({ password, confirmation: '' })).toEqual({
      confirmation: 'please confirm your password',
    });
    expect(checkResetForm({ password, confirmation: 'x' })).toEqual({
      confirmation: 'passwords do not match',
    });
  });

  it('to change a password asks for the current one and for the same new one twice', () => {
    const form = { currentPassword: '', newPassword: 'short', confirmation: 'other' };
    expect(checkChangePasswordForm(form)).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 8 characters long',
      confirmation: 'New passwords do not match',
    });
  });
});
