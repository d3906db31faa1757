import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { Modal } from 'antd'
import { useState } from 'react'
import { dropLocalCopy, readLocalCopy } from './local-copy.ts'

type LocalCopyOfferProps<Draft> = Readonly<{
  /** The subject of the draft's autosave. */
  subject: string
  /** The draft as the server has it. */
  saved: Draft
  /** Parses a draft; throws a refusal for anything else. */
  read: (raw: unknown) => Draft
  onRestore: (draft: Draft) => void
}>

/** Offers edits that were kept in this browser because the page ended before they were saved. */
export function LocalCopyOffer<Draft>({ subject, saved, read, onRestore }: LocalCopyOfferProps<Draft>) {
  const t = useT()
  const [kept, setKept] = useState(() => findKept(subject, saved, read))
  if (kept === undefined) return null

  const close = () => {
    dropLocalCopy(subject)
    setKept(undefined)
  }
  return (
    <Modal
      open
      title={t('studio.localCopy.title')}
      okText={t('studio.localCopy.restore')}
      cancelText={t('studio.localCopy.drop')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onOk={() => {
        onRestore(kept)
        close()
      }}
      onCancel={close}
    >
      <p>{t('studio.localCopy.body')}</p>
    </Modal>
  )
}

/** The kept draft, unless it equals the saved one or can no longer be read. */
function findKept<Draft>(subject: string, saved: Draft, read: (raw: unknown) => Draft): Draft | undefined {
  const text = readLocalCopy(subject)
  if (text === undefined) return undefined
  try {
    const draft = read(JSON.parse(text))
    return JSON.stringify(draft) === JSON.stringify(saved) ? undefined : draft
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return undefined
    throw error
  }
}
