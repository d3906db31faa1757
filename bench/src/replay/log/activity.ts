export type Verb = 'SAVED' | 'SUBMITTED' | 'APPROVED' | 'FINAL_APPROVED' | 'REJECTED'

/** What somebody did with a document, or what happened outside of any. */
export type Deed = Readonly<{ document: string; verb: Verb; role: string }>

const pattern = /^(.+) (SAVED|SUBMITTED|APPROVED|FINAL_APPROVED|REJECTED) by (.+)$/

/** `<document> <VERB> by <ROLE>`; undefined for every other activity. */
export function deedIn(activity: string): Deed | undefined {
  const [, document, verb, role] = pattern.exec(activity) ?? []
  return document && role ? { document, verb: verb as Verb, role } : undefined
}

/** Somebody is reminded of what waits for him. */
export function isReminder(activity: string): boolean {
  return activity.toLowerCase() === reminder
}

const reminder = 'send reminder'

/** Whoever does this has the document in his own hands: he begins it, or goes on with it. */
export function begins({ verb }: Deed): boolean {
  return verb === 'SAVED' || verb === 'SUBMITTED'
}
