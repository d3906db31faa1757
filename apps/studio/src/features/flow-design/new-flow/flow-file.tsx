import { readFlowDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { ErrorNote } from '@signet/ui'
import { useState } from 'react'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import { SelectField } from '../../../kit/fields/labelled-inputs.tsx'
import { useReadBpmn } from '../queries.ts'
import { decodeXml } from './decode-xml.ts'
import styles from './flow-file.module.css'

type BpmnAnswer = Awaited<ReturnType<ReturnType<typeof useReadBpmn>['mutateAsync']>>

/** A flow read from a file, with notes on parts that could not be imported. */
export type ImportedFlow = Pick<BpmnAnswer, 'definition'> &
  Readonly<Partial<Pick<BpmnAnswer, 'notes' | 'processes'>>>
type FlowFileProps = Readonly<{
  read: ImportedFlow | undefined
  onRead: (read: ImportedFlow | undefined) => void
}>

/** Reads a flow from one of our files or another tool's BPMN, and reports the result. */
export function FlowFile({ read, onRead }: FlowFileProps) {
  const t = useT()
  const bpmn = useReadBpmn()
  const [xml, setXml] = useState('')
  const [wrong, setWrong] = useState<Error>()
  const readBpmn = (text: string, process?: string) =>
    bpmn.mutate({ xml: text, ...(process === undefined ? {} : { process }) }, { onSuccess: onRead })
  const open = async (file: File) => {
    onRead(undefined)
    setWrong(undefined)
    const text = decodeXml(new Uint8Array(await file.arrayBuffer()))
    setXml(text)
    if (text.trimStart().startsWith('<')) readBpmn(text)
    else readJsonFile(text, onRead, setWrong)
  }

  return (
    <>
      <FileInput
        label={t('flow-design.new.file')}
        accept=".bpmn,.xml,.json,application/json,application/xml"
        onFile={(file) => void open(file)}
      />
      {read?.processes && read.processes.length > 1 && (
        <ProcessSelect processes={read.processes} onChange={(process) => readBpmn(xml, process)} />
      )}
      <ErrorNote error={wrong ?? bpmn.error} />
      {read && <Report read={read} />}
    </>
  )
}

type ProcessSelectProps = Readonly<{
  processes: NonNullable<ImportedFlow['processes']>
  onChange: (process: string) => void
}>

/** Chooses a process of a file that has several. */
function ProcessSelect({ processes, onChange }: ProcessSelectProps) {
  const t = useT()
  return (
    <SelectField
      label={t('flow-design.new.process')}
      placeholder={t('flow-design.new.largest')}
      options={processes.map((one) => ({
        value: one.id,
        label: t('flow-design.new.processSize', { name: one.name || one.id, count: one.nodes }),
      }))}
      onChange={onChange}
    />
  )
}

function readJsonFile(text: string, onRead: FlowFileProps['onRead'], onWrong: (error: Error) => void): void {
  try {
    onRead({ definition: { ...readFlowDefinition(JSON.parse(text)) } })
  } catch (error) {
    onWrong(error instanceof Refusal || error instanceof SyntaxError ? error : new Error(String(error)))
  }
}

function Report({ read: { definition, notes = [] } }: Readonly<{ read: ImportedFlow }>) {
  const t = useT()
  const { nodes } = readFlowDefinition(definition)
  return (
    <section aria-label={t('flow-design.new.report')}>
      <p role="status">{t('flow-design.new.found', { count: nodes.length, notes: notes.length })}</p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ code, element, message }) => (
            <li key={`${code} ${element} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
