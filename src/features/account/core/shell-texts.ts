/** What is said of an account on whichever screen one is. */
export const SHELL_TEXTS = {
  welcome: 'welcome back',
  loggedOut: 'Logged out successfully',
  logoutFailed: 'Logout failed. Please try again.',
  accountDeleted: 'Your account has been successfully deleted.',
} as const;
