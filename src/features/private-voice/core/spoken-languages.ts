/** Languages one may be heard and answered in: those the built-in guide has sentences of its own for. */
export const SPOKEN_LANGUAGES = [
  ['en-US', 'English, United States'],
  ['en-GB', 'English, United Kingdom'],
  ['en-AU', 'English, Australia'],
  ['en-CA', 'English, Canada'],
  ['en-IE', 'English, Ireland'],
  ['en-IN', 'English, India'],
  ['en-NZ', 'English, New Zealand'],
  ['es-ES', 'Spanish'],
  ['fr-FR', 'French'],
  ['de-DE', 'German'],
  ['it-IT', 'Italian'],
  ['pt-BR', 'Portuguese'],
] as const;
