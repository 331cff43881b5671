export { ConsentQuestion } from './consent-question.tsx';
export { useDisclosureRead } from './use-disclosure-read.ts';
export { useMe } from './use-me.ts';
export { useNavigation } from './use-navigation.tsx';
export { providersQuery } from './word-sharing.ts';
