/** The run of a trigger in which something happens, and how many have led to it one after another. */
export type Cause = Readonly<{ run: string; depth: number }>
