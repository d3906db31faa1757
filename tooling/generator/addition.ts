/** An addition to an existing file: an import, and an entry in the list that opens with `list` or a line at the end. */
export type Entry = Readonly<
  | { path: string; imports?: string; list: string; entry: string }
  | { path: string; imports?: string; line: string }
>

/** Everything that a new part of the product needs: files, register lines, and what is left to do by hand. */
export type Addition = Readonly<{
  files: Readonly<Record<string, string>>
  entries: readonly Entry[]
  next: readonly string[]
}>
