import { Refusal } from '@signet/std'
import { type MergeRules, mergeDesigns, type Versions } from '@signet/std/merge'

/** A document as the server has it, and the number or time that a save has to name. */
export type Stored<Document, Revision = number> = Readonly<{ document: Document; revision: Revision }>

export type SharedDocument<Document, Tree = Document, Revision = number> = Readonly<{
  /** What the draft began with. */
  opened: Stored<Document, Revision>
  rules: MergeRules<Document, Tree>
  load: () => Promise<Stored<Document, Revision>>
  save: (document: Document, revision: Revision) => Promise<unknown>
  /** Resolves to the merged document, or to undefined when the person gives up. */
  ask: (versions: Versions<Document>) => Promise<Document | undefined>
}>

/**
 * Saves a document that others may change too. After a refusal because somebody else saved first, merges and saves
 * again; asks only where both changed the same. Returns whether changes of others came in.
 */
export async function saveMerged<Document, Tree, Revision>(
  shared: SharedDocument<Document, Tree, Revision>,
  draft: Document,
): Promise<boolean> {
  const { opened, rules, load, save, ask } = shared
  try {
    await save(draft, opened.revision)
    return false
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const theirs = await load()
    if (theirs.revision === opened.revision) throw error
    const versions = { base: opened.document, mine: draft, theirs: theirs.document }
    const { merged, conflicts } = mergeDesigns(rules, versions)
    const next = conflicts.length === 0 ? merged : await ask(versions)
    if (next === undefined) throw error
    await saveMerged({ ...shared, opened: theirs }, next)
    return true
  }
}

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof Refusal && error.code.endsWith('.changedMeanwhile')
}

/** Rules of a document whose fields are merged one by one, each as a whole. */
export function fieldMergeRules<Document>(parts: FieldShapes = {}): MergeRules<Document> {
  return {
    shape: { parts },
    toTree: (document) => document,
    fromTree: (document) => document,
    separate: ({ mine }) => mine,
  }
}

type FieldShapes = Extract<MergeRules<unknown>['shape'], { parts: unknown }>['parts']
