import { CreditCard, FlaskConical, Phone, WifiOff } from 'lucide-react';
import { MOODS } from '#features/companion/contract.ts';
import { Banner } from '../ui/banner.tsx';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Chip } from '../ui/chip.tsx';
import { CrisisPill } from '../ui/crisis-pill.tsx';
import { Heart, type HeartState } from '../ui/heart.tsx';
import { MoodChip } from '../ui/mood-chip.tsx';
import { MoodDisc } from '../ui/mood-disc.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Room } from '../ui/room.tsx';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './gallery.module.css';

const states: readonly HeartState[] = ['idle', 'listening', 'processing', 'speaking'];

export function ComponentsPage() {
  return (
    <>
      <Room place="none" />
      <main className={styles.page}>
        <div className={styles.between}>
          <Brand />
          <CrisisPill />
        </div>
        <section>
          <h2>the heart</h2>
          <div className={styles.hearts}>
            {states.map((state) => (
              <div key={state} className={styles.heart}>
                <Heart state={state} level={60} />
                <p>{state}</p>
              </div>
            ))}
          </div>
        </section>
        <section>
          <h2>moods</h2>
          <div className={styles.moods}>
            {[...MOODS, 'other'].map((mood) => (
              <div key={mood} className={styles.mood}>
                <MoodDisc mood={mood} />
                {mood}
              </div>
            ))}
          </div>
        </section>
        <section>
          <h2>buttons and chips</h2>
          <div className={styles.row}>
            <Button>sign in</Button>
            <Button busy>signing in...</Button>
            <Button look="quiet">Continue</Button>
            <Button look="text">select</Button>
            <Button look="harbour" icon={<Phone />}>
              call 988
            </Button>
            <Button look="danger">delete account</Button>
            <Button look="danger-solid">delete</Button>
            <Button disabled>wait 4:59</Button>
            <MoodChip mood="hopeful" />
            <MoodChip mood="sad" />
            <MoodChip mood="wistful" />
            <Chip>voice</Chip>
          </div>
        </section>
        <div className={styles.halves}>
          <section className={styles.stack}>
            <h2>fields</h2>
            <TextInput label="email" defaultValue="maya@example.com" hint="only for signing in" />
            <PasswordInput
              label="password"
              defaultValue="quiet"
              error="password must be at least 8 characters"
            />
            <StrengthMeter score={2} word="fair" />
            <Checkbox defaultChecked>remember me</Checkbox>
          </section>
          <Messages />
        </div>
      </main>
    </>
  );
}

function Messages() {
  const toast = useToast();
  return (
    <section className={styles.stack}>
      <h2>banners and toasts</h2>
      <Banner tone="ok">account created successfully! please log in to continue.</Banner>
      <Banner tone="warn" icon={<WifiOff />}>
        you appear to be offline...
      </Banner>
      <Banner tone="error" title="payment needed" icon={<CreditCard />} announce="none">
        your last payment failed. please update your payment method to restore access.
      </Banner>
      <Banner tone="note" icon={<FlaskConical />}>
        insights are in beta testing.
      </Banner>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => toast('Logged out successfully')}>
          good toast
        </Button>
        <Button look="quiet" onClick={() => toast('Logout failed. Please try again.', 'bad')}>
          bad toast
        </Button>
      </div>
    </section>
  );
}
