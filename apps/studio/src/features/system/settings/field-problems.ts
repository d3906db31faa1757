import { AnsweredRefusal } from '@signet/client'

/** The server’s sentences about the fields of a refused call, by field. */
export function problemsOf(error: Error | null): Readonly<Record<string, string>> {
  if (!(error instanceof AnsweredRefusal)) return {}
  return Object.fromEntries((error.problems ?? []).map(({ path, message }) => [path, message]))
}
