export type Verb = 'SAVED' | 'SUBMITTED' | 'APPROVED' | 'FINAL_APPROVED' | 'REJECTED'

/** What somebody did with a document, or what happened outside of any. */
export type Deed = Readonly<{ document: string; verb: Verb; role: string }>

const pattern = /^(.+) (SAVED|SUBMITTED|APPROVED|FINAL_APPROVED|REJECTED) by (.+)$/

/** `<document> <VERB> by <ROLE>`; undefined for every other activity. */
export function deedIn(activity: string): Deed | undefined {
  const [, document, verb, role] = pattern.exec(activity) ?? []
  return document && role ? { document, verb: verb as Verb, role } : undefined
}
