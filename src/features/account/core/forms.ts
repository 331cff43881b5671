import { checkEmail } from './check-sign-in.ts';
import { VALIDATION_TEXTS } from './sign-in-texts.ts';
import { CHANGE_PASSWORD_TEXTS, REGISTER_VALIDATION_TEXTS } from './texts.ts';
import {
  checkConfirmation,
  checkName,
  checkNewPassword,
  checkRegisterPassword,
  checkResetPassword,
} from './validate-credentials.ts';

/** The first fault of each field; a field without one is absent. */
export type FieldErrors<Form> = { [Field in keyof Form]?: string };

const keepFaults = <Form>(checked: { [Field in keyof Form]: string | null }): FieldErrors<Form> => {
  const errors: FieldErrors<Form> = {};
  for (const field in checked) {
    const text = checked[field];
    if (text !== null) errors[field] = text;
  }
  return errors;
};

export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  hasAgreed: boolean;
  isOldEnough: boolean;
}
export const checkRegisterForm = (form: RegisterForm): FieldErrors<RegisterForm> =>
  keepFaults<RegisterForm>({
    name: checkName(form.name),
    email: checkEmail(form.email),
    password: checkRegisterPassword(form.password),
    confirmation: checkConfirmation(form.password, form.confirmation),
    hasAgreed: form.hasAgreed ? null : REGISTER_VALIDATION_TEXTS.termsRequired,
    isOldEnough: form.isOldEnough ? null : REGISTER_VALIDATION_TEXTS.ageRequired,
  });

export interface ResetForm {
  password: string;
  confirmation: string;
}
export const checkResetForm = (form: ResetForm): FieldErrors<ResetForm> =>
  keepFaults<ResetForm>({
    password: checkResetPassword(form.password),
    confirmation:
      form.confirmation === ''
        ? VALIDATION_TEXTS.confirmRequired
        : checkConfirmation(form.password, form.confirmation),
  });

export interface ChangePasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}
export const checkChangePasswordForm = (form: ChangePasswordForm): FieldErrors<ChangePasswordForm> =>
  keepFaults<ChangePasswordForm>({
    currentPassword: form.currentPassword === '' ? CHANGE_PASSWORD_TEXTS.currentRequired : null,
    newPassword: checkNewPassword(form.newPassword),
    confirmation: form.newPassword === form.confirmation ? null : CHANGE_PASSWORD_TEXTS.mismatch,
  });
