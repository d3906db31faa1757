const prefix = 'unsaved '

/** Keeps an unsaved draft in this browser, for the case that the page ends before the server has it. */
export function keepLocalCopy(subject: string, draft: unknown): void {
  try {
    localStorage.setItem(prefix + subject, JSON.stringify(draft))
  } catch {
    // A full storage keeps no copy; saving to the server goes on.
  }
}

export function dropLocalCopy(subject: string): void {
  localStorage.removeItem(prefix + subject)
}

/** Returns the kept draft as text; undefined if there is none. */
export function readLocalCopy(subject: string): string | undefined {
  return localStorage.getItem(prefix + subject) ?? undefined
}
