export { ConsentQuestion } from './consent-question.tsx';
export { useMe } from './use-me.ts';
export { useNavigation } from './use-navigation.tsx';
export { providersQuery } from './word-sharing.ts';
