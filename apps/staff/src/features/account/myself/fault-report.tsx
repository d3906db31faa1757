import { deviceId, installedVersion, type NotedFault } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, sharedStyles, useSignal } from '@signet/ui'
import { useApp } from '../../../kit/context/app-context.ts'
import { useCopy } from '../../../kit/context/use-copy.ts'
import { useNow } from '../../../kit/context/use-now.ts'

/** What did not get through in this window, with its codes, to be copied for the person who helps. */
export function FaultReport() {
  const t = useT()
  const { near } = useFormats()
  const now = useNow()
  const { store, faults } = useApp()
  const noted = useSignal(faults.noted)
  const copy = useCopy()
  const device = deviceId(store, () => crypto.randomUUID())
  const report = [headOf(device), ...noted.map(lineOf)].join('\n')

  return (
    <>
      <CellGroup title={t('account.faults.title')}>
        {noted.length === 0 && <Cell title={t('account.faults.none')} />}
        {noted.map(({ at, what, refusal }) => (
          <Cell
            key={`${at} ${what} ${refusal.code}`}
            title={t(`account.faults.${kindOf(refusal.code)}`)}
            note={[what, refusal.requestId].filter(Boolean).join(' · ')}
            value={[numberOf(refusal), near(new Date(at).toISOString(), now)].join(' · ')}
          />
        ))}
      </CellGroup>
      <p className={sharedStyles.note}>{t('account.faults.hint')}</p>
      <Button isWide onClick={() => void copy(report, t('account.faults.copied'))}>
        {t('account.faults.copy')}
      </Button>
    </>
  )
}

function kindOf(code: string): 'timedOut' | 'noAnswer' | 'socket' | 'page' | 'server' {
  if (code === 'client.timedOut') return 'timedOut'
  if (code === 'client.networkFailed') return 'noAnswer'
  if (code.startsWith('client.socket.')) return 'socket'
  return /^client\.(?:page|stored)\./.test(code) ? 'page' : 'server'
}

/** The number of the specification, or what else there is. */
function numberOf({ params, code }: NotedFault['refusal']): string {
  return String(params['errCode'] ?? params['errMsg'] ?? code)
}

function headOf(device: string): string {
  const { version, build } = installedVersion
  return `Signet ${version} (${build}) · ${device} · ${navigator.userAgent}`
}

/** One line for people who read logs: the same in every language. */
function lineOf({ at, what, refusal }: NotedFault): string {
  const { code, params, requestId } = refusal
  const { errCode, errMsg } = params
  return [new Date(at).toISOString(), what, code, errCode, errMsg, requestId].filter(Boolean).join(' · ')
}
