/** Parts of fields that only a wide screen, a long table or a pressed picture needs. */
const rareParts =
  /\/(sub-table\/(grid|edit-grid|long-list|use-|column-w|pasted)|file-upload\/(picture|use-picture))/
const usualFields =
  /form-ui\/src\/fields\/(basic|people\/(user|organization)-select|choice\/select|time\/date|rich\/file-upload)\//

/** A group for `codeSplitting` of a bundler: the views of usual kinds in one file, because most forms need them. */
export const usualFieldsGroup = {
  name: 'usual-fields',
  test: (path: string): boolean => usualFields.test(path) && !rareParts.test(path),
}
