import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { CalmSheetHost } from '#features/safety/web/calm-sheet-host.tsx';
import { CrisisHelp } from '#features/safety/web/crisis-help.tsx';
import { lazyPart } from './lazy-part.ts';
import { loadInTime } from './load-in-time.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import type { SignedInFrameProps } from './shell/signed-in-frame.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignedOut } from './signed-out.tsx';
import { ToastProvider } from './ui/toasts.tsx';

/** A path, the title it gives the document, and the screen that is loaded when somebody goes there. */
type ScreenRoute = readonly [path: string, title: string, Screen: ComponentType];

/** Loads a screen by itself: `screen(async () => (await import('#features/…/x-screen.tsx')).XScreen)`. */
const screen = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/** Nothing that happens there is told to a server. */
export const PRIVATE_VOICE_PATH = '/private-voice';

/** Where no call may be made, the connection is tried with the head of one of the app's own files. */
const PrivateDeviceCheck = lazy(async () => {
  const { DeviceCheck } = await import('#features/voice-chat/web/public.ts');
  const reach = { url: '/manifest.webmanifest', method: 'HEAD' } as const;
  return {
    default: ({ hears }: { hears: boolean }) => (
      <DeviceCheck reach={reach} hearing={hears ? 'device' : 'typing'} />
    ),
  };
});

const PrivateVoicePage = screen(() =>
  loadInTime(async () => {
    const [{ PrivateVoiceScreen }, { Disclosures, readCountry, SafetyBeside }, { DISCLOSURE }] =
      await Promise.all([
        import('#features/private-voice/web/private-voice-screen.tsx'),
        import('#features/safety/web/public.ts'),
        import('#features/companion/core/disclosure.ts'),
      ]);
    return () => (
      <PrivateVoiceScreen
        SafetyBeside={SafetyBeside}
        readCountry={readCountry}
        DeviceCheck={PrivateDeviceCheck}
        disclosures={<Disclosures line={DISCLOSURE} reader="private-voice" />}
      />
    );
  }),
);

const loginPart = lazyPart(async () => (await import('#features/account/web/login-screen.tsx')).LoginScreen);
const signIn: ScreenRoute = ['/login', 'sign in', loginPart.Part];
/** Before a page is drawn, or taken over, that shows the sign-in. */
export const loadSignIn = loginPart.load;

const signedOutScreens: readonly ScreenRoute[] = [
  [
    '/login/code',
    'one more step',
    screen(async () => (await import('#features/account/web/doors/second-step-screen.tsx')).SecondStepScreen),
  ],
  [
    '/login/organisation',
    'sign in',
    screen(
      async () => (await import('#features/account/web/doors/organisation-screen.tsx')).OrganisationScreen,
    ),
  ],
  [
    '/register',
    'create your account',
    screen(async () => (await import('#features/account/web/register-screen.tsx')).RegisterScreen),
  ],
];

const publicScreens: readonly ScreenRoute[] = [
  [
    '/crisis-support',
    'crisis support',
    screen(async () => (await import('#features/safety/web/crisis-support-screen.tsx')).CrisisSupportScreen),
  ],
  [
    '/safety',
    'our safety protocol',
    screen(async () => (await import('#features/safety/web/protocol-screen.tsx')).ProtocolScreen),
  ],
  [
    '/forgot-password',
    'reset your password',
    screen(
      async () => (await import('#features/account/web/forgot-password-screen.tsx')).ForgotPasswordScreen,
    ),
  ],
  [
    '/reset-password/:token?',
    'set a new password',
    screen(async () => (await import('#features/account/web/reset-password-screen.tsx')).ResetPasswordScreen),
  ],
  [
    '/verify-email/:token?',
    'confirm your address',
    screen(async () => (await import('#features/account/web/verify-email-screen.tsx')).VerifyEmailScreen),
  ],
  [
    '/contact',
    'contact',
    screen(async () => (await import('#features/account/web/pages/contact-screen.tsx')).ContactScreen),
  ],
  [
    '/terms',
    'terms',
    screen(async () => (await import('#features/account/web/pages/terms-screen.tsx')).TermsScreen),
  ],
  [
    '/privacy',
    'privacy',
    screen(async () => (await import('#features/account/web/pages/privacy-screen.tsx')).PrivacyScreen),
  ],
  [PRIVATE_VOICE_PATH, 'private voice', PrivateVoicePage],
];

const OptionsScreen = screen(
  async () => (await import('#features/home/web/options-screen.tsx')).OptionsScreen,
);

const TextChatScreen = screen(
  async () => (await import('#features/text-chat/web/text-chat-screen.tsx')).TextChatScreen,
);

const SettingsPage = screen(async () => {
  const [{ SettingsScreen }, { AccountDeviceCheck }, { TrialNote }] = await Promise.all([
    import('#features/account/web/settings-screen.tsx'),
    import('#features/voice-chat/web/diagnostics/account-device-check.tsx'),
    import('#features/billing/web/public.ts'),
  ]);
  return () => <SettingsScreen deviceCheck={<AccountDeviceCheck />} trialNote={<TrialNote />} />;
});

type Width = NonNullable<SignedInFrameProps['width']>;

/** These need a token and stand in the frame with rail and bar, by the width of their column. */
const framedScreens: Readonly<Record<Width, readonly ScreenRoute[]>> = {
  page: [
    ['/options', 'dashboard', OptionsScreen],
    ['/dashboard', 'dashboard', OptionsScreen],
    [
      '/chat-history',
      'your conversations',
      screen(
        async () => (await import('#features/conversations/web/history/history-screen.tsx')).HistoryScreen,
      ),
    ],
    [
      '/chat-history/:conversationId',
      'a conversation',
      screen(async () => (await import('#features/conversations/web/detail/detail-screen.tsx')).DetailScreen),
    ],
    [
      '/insights',
      'insights',
      screen(async () => (await import('#features/home/web/insights-screen.tsx')).InsightsScreen),
    ],
  ],
  wide: [
    [
      '/admin',
      'analytics',
      screen(async () => (await import('#features/admin/web/dashboard-screen.tsx')).DashboardScreen),
    ],
    [
      '/admin/metrics',
      'key metrics',
      screen(async () => (await import('#features/admin/web/metrics-screen.tsx')).MetricsScreen),
    ],
  ],
  reading: [
    [
      '/safety-plan',
      'my safety plan',
      screen(async () => (await import('#features/safety/web/safety-plan-screen.tsx')).SafetyPlanScreen),
    ],
  ],
  settings: [
    ['/settings', 'settings', SettingsPage],
    [
      '/subscribe',
      'subscription details',
      screen(async () => (await import('#features/billing/web/subscribe-screen.tsx')).SubscribeScreen),
    ],
    [
      '/checkout/local',
      'local checkout',
      screen(
        async () => (await import('#features/billing/web/local-checkout-screen.tsx')).LocalCheckoutScreen,
      ),
    ],
  ],
};

/** These need a token and bring a frame of their own: `<ChatFrame {...useNavigation()} …>`, `<VoiceFrame …>`. */
const bareScreens: readonly ScreenRoute[] = [
  ['/conversation', 'conversation', TextChatScreen],
  ['/chat', 'conversation', TextChatScreen],
  [
    '/voice',
    'voice',
    screen(async () => (await import('#features/voice-chat/web/voice-screen.tsx')).VoiceScreen),
  ],
  [
    '/exit-thanks',
    'thank you',
    screen(async () => (await import('#features/home/web/exit-thanks-screen.tsx')).ExitThanksScreen),
  ],
];

const toRoutes = (screens: readonly ScreenRoute[]) =>
  screens.map(([path, title, Screen]) => (
    <Route
      key={path}
      path={path}
      element={
        <RoutedScreen title={title} help={<CrisisHelp />}>
          <Screen />
        </RoutedScreen>
      }
    />
  ));

const widths: readonly Width[] = ['page', 'wide', 'reading', 'settings'];

const SignedInPage = lazy(async () => ({
  default: (await import('#features/account/web/signed-in-page.tsx')).SignedInPage,
}));
const PremiumGate = screen(async () => (await import('#features/billing/web/premium-gate.tsx')).PremiumGate);
const SignedIn = screen(async () => (await import('./signed-in.tsx')).SignedIn);

export function App() {
  return (
    <ToastProvider>
      <ScreenBoundary help={<CrisisHelp />}>
        <CalmSheetHost>
          <Suspense fallback={null}>
            <Routes>
              {toRoutes(publicScreens)}
              <Route element={<SignedOut />}>
                <Route element={<SignInFrame />}>{toRoutes([signIn])}</Route>
                {toRoutes(signedOutScreens)}
              </Route>
              <Route element={<SignedIn />}>
                <Route element={<PremiumGate />}>
                  {widths.map((width) => (
                    <Route key={width} element={<SignedInPage width={width} />}>
                      {toRoutes(framedScreens[width])}
                    </Route>
                  ))}
                  {toRoutes(bareScreens)}
                </Route>
              </Route>
              <Route path="*" element={<Navigate to="/dashboard" replace />} />
            </Routes>
          </Suspense>
        </CalmSheetHost>
      </ScreenBoundary>
    </ToastProvider>
  );
}
