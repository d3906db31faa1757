/** The trigger run in which something happens, and its depth in the chain of triggers. */
export type Cause = Readonly<{ run: string; depth: number }>
