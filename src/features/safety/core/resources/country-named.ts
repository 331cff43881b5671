/** Places that leave no doubt of the country, for those whose own lines are known; by ISO 3166 alpha-2. */
const PLACES: readonly (readonly [string, string])[] = [
  [
    'US',
    'america|usa|(?:the )?(?:united )?states|texas|california|florida|ohio|boston|chicago|new york|los angeles|seattle|houston|dallas|denver|atlanta|philadelphia|phoenix|oregon|michigan|pennsylvania|virginia|georgia usa|carolina|tennessee|colorado|arizona|massachusetts|new jersey|minnesota|wisconsin|missouri|indiana|illinois|the us',
  ],
  ['NZ', 'new zealand|nz|aotearoa|auckland|wellington|christchurch|dunedin'],
  ['AU', 'australia|sydney|melbourne|brisbane|perth|adelaide|canberra|queensland|tasmania'],
  ['CA', 'canada|toronto|vancouver|montreal|ottawa|calgary|ontario|alberta|quebec'],
  ['IE', 'ireland|dublin|cork|galway|limerick'],
  ['IN', 'india|bangalore|bengaluru|delhi|mumbai|chennai|kolkata|hyderabad|pune|kerala'],
  ['GB', 'the uk|england|scotland|wales|britain|london|manchester|glasgow|edinburgh|cardiff|belfast'],
];

const HERE =
  '(?:i am|we are|i live|we live|i am (?:sat|sitting|based|calling|writing)|am) (?:\\w+ ){0,4}?(?:in|from) ';
const PATTERNS = PLACES.map(
  ([country, places]) =>
    [
      country,
      new RegExp(
        `\\b(?:${HERE}|(?:here|this is|it is|number is not|not a thing|work) (?:in )?)(?:${places})\\b`,
        'u',
      ),
    ] as const,
);

/**
 * The country that somebody says they are in: 'i'm in new zealand', 'i'm sat at my desk in auckland', 'it's boston'. Asked only
 * where a number was named and danger stands; null where nothing leaves no doubt. `plain` as in `readMessage`.
 */
export const countryNamed = (plain: string): string | null =>
  PATTERNS.find(([, sign]) => sign.test(plain))?.[0] ?? null;
