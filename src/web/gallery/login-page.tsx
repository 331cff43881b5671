import { AuthFrame } from '../shell/auth-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './gallery.module.css';

export function LoginPage() {
  return (
    <AuthFrame>
      <h1>welcome back</h1>
      <form className={styles.stack}>
        <TextInput label="email" type="email" autoComplete="email" defaultValue="maya@example.com" />
        <PasswordInput label="password" autoComplete="current-password" defaultValue="quietmorning" />
        <div className={styles.between}>
          <Checkbox defaultChecked>remember me</Checkbox>
          <a href="/forgot-password">forgot password</a>
        </div>
        <Button block type="submit">
          sign in
        </Button>
        <p className={styles.between}>
          new here? <a href="/register">sign up</a>
        </p>
      </form>
    </AuthFrame>
  );
}
