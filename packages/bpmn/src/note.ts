/** Things an import could not carry over unchanged. Sentences: `bpmn.note.<code>`. */
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
  'pool',
  'group',
  'unusedDefinition',
  'insideLeftOut',
  'settingLeftOut',
  'gatewayLeftOut',
  'labelLeftOut',
  'conditionUnused',
  'nameCut',
  'circleEnded',
  'endsJoined',
  'joinDoesNotBlock',
  'joinGoesOnOnce',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** `element` and `name` are those in the file; `detail` is the lost part or a count. */
export type ImportNote = Readonly<{ code: NoteCode; element: string; name: string; detail: string }>

export type ReportNote = (code: NoteCode, about?: Partial<Omit<ImportNote, 'code'>>) => void
