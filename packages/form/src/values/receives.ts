/** Limits of number, size, endings (`.pdf`) and families (`image`); an empty list allows everything. */
export type FileLimits = Readonly<{ maxFiles: number; maxMegabytes: number; accept: readonly string[] }>

/** What a field takes from outside the form: files, or a text of at most so many letters. */
export type Receives = Readonly<{ files: FileLimits } | { letters: number }>
