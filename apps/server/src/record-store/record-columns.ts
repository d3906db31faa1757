/** What every record has besides the values of its form; no field's column begins with an underscore. */
export const recordColumns = [
  '_created_at timestamptz not null',
  '_changed_at timestamptz not null',
  // Counts the changes: who saves an older version than there is, is told so.
  '_version integer not null default 1',
  '_created_by text',
  '_changed_by text',
  // Where the author stood when the record was made; who may see it is decided by this.
  '_organization_id text',
  '_post_id text',
  // The case that it came with.
  '_case_id text',
  '_deleted_at timestamptz',
  '_deleted_by text',
] as const
