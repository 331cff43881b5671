export { useMe } from './use-me.ts';
export { useNavigation } from './use-navigation.tsx';
