/** The three things that every engine can be asked for; what a person does is made of them in `page.ts`. */
export interface Driver {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  /** Real input, in the form that WebDriver and WebDriver BiDi share: https://w3c.github.io/webdriver/#actions */
  perform(sources: readonly object[]): Promise<void>;
  /** Ends the browser with all that it started. */
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Commands of Debian's packages; one that is missing leaves the engine out. */
  readonly needs: readonly string[];
  /** A browser with nothing in it. */
  readonly start: () => Promise<Driver>;
}
