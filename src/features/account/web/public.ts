export { SignedInPage } from './signed-in-page.tsx';
export { useMe, useSetMe } from './use-me.ts';
export { useNavigation } from './use-navigation.tsx';
