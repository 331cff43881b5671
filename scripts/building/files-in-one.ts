/** Some files that always come together: one packs better than fifty, and comes in one go. Each takes its imports along. */
export const FILES_IN_ONE = [
  // What every screen stands on. With the looks of the sign-in, which is drawn with one style sheet.
  {
    name: 'way-in',
    test: /web\/main\.tsx$|web\/api\/api-error\.ts$|contract\/health-call\.ts$|web\/ui\/(?:input\.module\.css|(?:checkbox|icon-button)\.tsx)$|account\/web\/form\.module\.css$/,
    priority: 6,
  },
  // What a form of an account stands on, the sign-in and those behind it.
  {
    name: 'forms',
    test: /account\/core\/(?:check-sign-in|sign-in-texts|limits|cooldowns|notices)\.ts$|account\/web\/(?:to-call-failure|use-enter|use-checked-field|doors\/device-refusal)\.ts$|account\/web\/(?:password-field|email-input)\.tsx$|web\/ui\/(?:text-input|password-input)\.tsx$/,
    priority: 5,
  },
  // What is asked of a new password: of no use where one only signs in.
  { name: 'credentials', test: /account\/core\/(?:texts|validate-credentials)\.ts$/, priority: 4.5 },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|src\/contract\/(?:define-route|ids|text)\.ts$|(?:companion|safety)\/contract\.ts$/,
    priority: 4,
  },
  { name: 'calls', test: /web\/api\/call-api\.ts$|account\/contract\.ts$/, priority: 3.5 },
  { name: 'sign-in', test: /login-screen\.tsx$/, priority: 3 },
  // What private voice, which carries nothing of an account, has in common with the screens of one.
  {
    name: 'common',
    test: /safety\/(?:web\/public|core\/tiers)\.ts$|companion\/core\/(?:disclosure|split-reply)\.ts$|clean-words\.ts$|composer-box\.tsx$|web\/ui\/(?:chat\/message-view|menu|visually-hidden|button-anchor|use-disclosure)\.tsx?$|web\/shell\/(?:notice|help-entries)\.tsx$|icons\/(?:arrow-left|book-open|mic|settings-2|square)\.mjs$|web\/use-opened\.ts$|conversations\/(?:core\/message-length\.ts|web\/reply\/reply-blocks\.tsx)$/,
    priority: 2,
  },
  // What a device can hear and say by itself.
  {
    name: 'device-speech',
    test: /web\/audio\/(?:microphone(?:-error)?|browser-recogniser|browser-voice|basic-voice)\.ts$|offline\/keep-voice\.ts$/,
    priority: 1.5,
  },
  // The room of one's voice, with an account and without.
  { name: 'heart', test: /web\/ui\/heart\.tsx$/, priority: 1.5 },
  {
    name: 'voice-room',
    test: /web\/ui\/(?:mic-button|tooltip|voice-line|spoken-text)\.tsx$|web\/shell\/voice-frame\.tsx$|web\/audio\/(?:audio-context|level-meter|split-for-saying)\.ts$/,
    priority: 1.45,
  },
  { name: 'own-speech', test: /talking\/(?:listening|local-voice)\.ts$/, priority: 1.4 },
  {
    name: 'sheets',
    test: /web\/ui\/(?:card\.tsx|theme\.ts)$|web\/(?:shell\/public-frame\.tsx|save-file\.ts)$/,
    priority: 1.35,
  },
  {
    name: 'private-voice',
    test: /private-voice-screen\.tsx$|private-voice\/web\/views\/view\.ts$/,
    priority: 1.3,
  },
  // What typing and speaking stand on.
  { name: 'talk', test: /(?:conversations\/web(?:\/ending)?|analytics\/web)\/public\.ts$/, priority: 0.6 },
  // What stands around and beneath every screen of an account.
  {
    name: 'signed-in',
    test: /(?:web\/signed-in|signed-in-page|premium-gate|rail-frame)\.tsx$|use-navigation\.tsx?$|(?:account|billing)\/web\/public\.ts$|conversations\/contract\.ts$|stored\/forget-conversations\.ts$|web\/(?:comfort|parse-stored)\.ts$/,
    priority: 1,
  },
];
