/**
 * A part of a call's way through the processes, as an operator sees it. Each is of a closed set: patterns of routes, names of
 * tables and of kinds. Nothing here tells who it was, what was said, or who gave the words of a reply: a model or, in a
 * crisis, we ourselves.
 */
export type Hop =
  | { readonly kind: 'request'; readonly method: string; readonly route: string }
  | { readonly kind: 'statement'; readonly operation: string; readonly table: string }
  /** What a person says is stored, by other statements where they are in danger: none of those is seen. */
  | { readonly kind: 'accept' }
  /** A turn is replied to, from its acceptance to what is stored. */
  | { readonly kind: 'reply'; readonly mode: 'text' | 'voice' }
  /** The words of that reply are waited for; what is stored meanwhile is not seen either. */
  | { readonly kind: 'words' }
  /** A reply is told to another process, which asked for it. */
  | { readonly kind: 'tell' };

/** What is known of a request at its end. */
export type NoteStatus = (status: number) => void;

export interface Tracing {
  /** Runs it as a hop below the one that is under way, or below `from`, which another process carried here. */
  hop<Result>(
    hop: Hop,
    run: (noteStatus: NoteStatus) => Promise<Result>,
    from?: string | undefined,
  ): Promise<Result>;
  /** The hop under way, for another process (https://www.w3.org/TR/trace-context/#traceparent-header). */
  carry(): string | undefined;
}

/** Where nobody asked to see anything. */
export const UNTRACED: Tracing = { hop: (_hop, run) => run(() => {}), carry: () => undefined };
