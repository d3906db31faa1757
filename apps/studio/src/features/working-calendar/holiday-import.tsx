import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Input, Modal } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { FileInput } from '../../kit/fields/file-input.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { type ReadHolidays, readHolidays } from './read-holidays.ts'
import styles from './working-calendar.module.css'

type HolidayImportProps = Readonly<{ onImport: (days: ReadHolidays['days']) => void }>

/** Opens a dialog that reads an announced year from a file or a pasted list. */
export function HolidayImport({ onImport }: HolidayImportProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const take = (days: ReadHolidays['days']) => {
    setOpen(false)
    onImport(days)
  }
  return (
    <>
      <Button size="small" icon={<FileUp size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {t('working-calendar.import')}
      </Button>
      {isOpen && <ImportDialog onImport={take} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Shows what the text says before it is taken over. A file fills the text, so that its lines can be mended. */
function ImportDialog({ onImport, onClose }: HolidayImportProps & Readonly<{ onClose: () => void }>) {
  const t = useT()
  const [text, setText] = useState('')
  const read = readHolidays(text)
  return (
    <Modal
      open
      title={t('working-calendar.import')}
      okText={t('working-calendar.import.take')}
      okButtonProps={{ disabled: read.days.length === 0 || read.wrong.length > 0 }}
      onOk={() => onImport(read.days)}
      onCancel={onClose}
    >
      <div className={sharedStyles.stack2}>
        <FileInput
          label={t('working-calendar.import.file')}
          accept=".ics,.txt,.csv"
          onFile={async (file) => setText(await file.text())}
        />
        <Labelled label={t('working-calendar.import.text')} hint={t('working-calendar.import.hint')}>
          {(id, hintId) => (
            <Input.TextArea
              id={id}
              aria-describedby={hintId}
              rows={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Labelled>
        <WrongLines wrong={read.wrong} />
        <Preview days={read.days} />
      </div>
    </Modal>
  )
}

function WrongLines({ wrong }: Pick<ReadHolidays, 'wrong'>) {
  const t = useT()
  if (wrong.length === 0) return null
  return (
    <ul className={`${styles.read} ${sharedStyles.problem}`} role="alert">
      {wrong.map(({ line, text, problem }) => (
        <li key={line}>{t(`working-calendar.import.wrong.${problem}`, { line, text })}</li>
      ))}
    </ul>
  )
}

function Preview({ days }: Pick<ReadHolidays, 'days'>) {
  const t = useT()
  if (days.length === 0) return null
  const free = days.filter(({ kind }) => kind === 'free').length
  return (
    <div>
      <p aria-live="polite">{t('working-calendar.import.sum', { free, worked: days.length - free })}</p>
      <ul className={styles.read}>
        {days.map(({ day, kind, name }) => (
          <li key={day}>
            <time dateTime={day}>{day}</time> {t(`working-calendar.kind.${kind}`)} {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
