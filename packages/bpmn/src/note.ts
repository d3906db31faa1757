/** What an import could not carry over as it was. Sentences: `bpmn.note.<code>`. */
export const noteCodes = [
  'unreadable',
  'otherProcess',
  'messageFlow',
  'lane',
  'data',
  'annotation',
  'documentation',
  'vendorSettings',
  'peopleMissing',
  'peopleNotFound',
  'startTrigger',
  'endResult',
  'eventLeftOut',
  'boundaryEvent',
  'eventSubProcess',
  'subProcessInlined',
  'repeated',
  'approximated',
  'conditionKept',
  'conditionLeftOut',
  'manyStarts',
  'startAdded',
  'endAdded',
  'branchAdded',
  'unreachable',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** `element` is the id in the file, `name` what people call it there; `detail` is the part that was lost or how many. */
export type ImportNote = Readonly<{ code: NoteCode; element: string; name: string; detail: string }>

export type ReportNote = (code: NoteCode, about?: Partial<Omit<ImportNote, 'code'>>) => void
