import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, PageState, Status, useFeedback } from '@signet/ui'
import {
  Code,
  Fingerprint,
  KeyRound,
  Laptop,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  Tablet,
} from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useNow } from '../../../kit/context/use-now.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIdentity } from '../../../kit/passwords/identity.tsx'
import {
  type OpenDevice,
  type PastSignIn,
  useAccountChange,
  useDevices,
  usePasskeys,
  usePasswordRules,
  useSecondFactor,
  useSignIns,
} from '../queries.ts'
import { LinkedAccounts } from './linked-accounts.tsx'

/** Password, two-step verification, the devices that are signed in, and who tried to sign in. */
export function AccountSecurityPage() {
  const t = useT()
  const devices = useDevices()
  const signIns = useSignIns()
  const refresh = () => Promise.all([devices.refetch(), signIns.refetch()])

  return (
    <StackPage title={t('account.security.title')} onRefresh={refresh}>
      <WaysIn />
      <LinkedAccounts />
      <PageState query={devices} skeletonRows={2}>
        {(list) => <Devices devices={list} />}
      </PageState>
      <PageState query={signIns} skeletonRows={2}>
        {(list) => <History signIns={list} />}
      </PageState>
    </StackPage>
  )
}

function WaysIn() {
  const t = useT()
  const { dateTime } = useFormats()
  const { data: rules } = usePasswordRules()
  const { data: factor } = useSecondFactor()
  const { data: passkeys } = usePasskeys()
  const isOn = t(factor?.confirmedAt ? 'account.twoStep.on' : 'account.twoStep.off')

  return (
    <CellGroup title={t('account.security.ways')}>
      <Cell
        icon={<KeyRound />}
        title={t('account.password.title')}
        note={rules && t('account.password.changedAt', { when: dateTime(rules.changedAt) })}
        href="/pages/my/modifyPsd/index"
      />
      <Cell
        icon={<Fingerprint />}
        title={t('account.passkeys.title')}
        note={t('account.passkeys.note')}
        value={passkeys && String(passkeys.list.length)}
        href="/pages/my/accountSecurity/passkeys"
      />
      <Cell
        icon={<ShieldCheck />}
        title={t('account.twoStep.title')}
        note={t('account.twoStep.note')}
        value={factor && isOn}
        href="/pages/my/accountSecurity/twoStep"
      />
      <Cell
        icon={<Code />}
        title={t('account.tokens.title')}
        note={t('account.tokens.note')}
        href="/pages/my/accountSecurity/tokens"
      />
    </CellGroup>
  )
}

const icons = {
  phone: <Smartphone />,
  tablet: <Tablet />,
  desktop: <Laptop />,
  unknown: <MonitorSmartphone />,
} as const

function Devices({ devices }: Readonly<{ devices: readonly OpenDevice[] }>) {
  const t = useT()
  const { account } = useClient()
  const feedback = useFeedback()
  const identity = useIdentity()
  const endOthers = useAccountChange(() => identity.run(() => account.endOtherDevices()))
  const ask = async () => {
    const isConfirmed = await feedback.ask({
      title: t('account.devices.endOthersAsk'),
      body: t('account.devices.endOthersHint'),
      confirm: t('account.devices.endOthers'),
      tone: 'danger',
    })
    if (isConfirmed)
      endOthers.mutate(undefined, { onSuccess: () => feedback.success(t('account.devices.othersEnded')) })
  }

  return (
    <>
      <CellGroup title={t('account.devices.title')}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </CellGroup>
      {devices.length > 1 && (
        <Button isWide isBusy={endOthers.isPending} onClick={() => void ask()}>
          {t('account.devices.endOthers')}
        </Button>
      )}
      {identity.sheet}
    </>
  )
}

function DeviceRow({ device }: Readonly<{ device: OpenDevice }>) {
  const t = useT()
  const { relative, dateTime } = useFormats()
  const now = useNow()
  const { account } = useClient()
  const feedback = useFeedback()
  const end = useAccountChange(account.endDevice)
  const { id, kind, isCurrent, address, lastSeenAt, signedInAt } = device
  const name = useDeviceName(device)
  const ask = async () => {
    const isConfirmed = await feedback.ask({
      title: t('account.devices.endAsk', { name }),
      body: t('account.devices.endHint'),
      confirm: t('account.devices.end'),
      tone: 'danger',
    })
    if (isConfirmed) end.mutate({ id })
  }

  return (
    <Cell
      icon={icons[kind]}
      title={name}
      note={
        <>
          {t('account.devices.seen', { address, when: relative(lastSeenAt, now) })}
          <br />
          {t('account.devices.since', { when: dateTime(signedInAt) })}
        </>
      }
      value={
        isCurrent ? (
          <Status kind="passed">{t('account.devices.thisOne')}</Status>
        ) : (
          <Button
            size="small"
            tone="quiet"
            isBusy={end.isPending}
            aria-label={t('account.devices.endOne', { name })}
            onClick={() => void ask()}
          >
            {t('account.devices.end')}
          </Button>
        )
      }
    />
  )
}

function useDeviceName({ browser, system, kind }: Pick<OpenDevice, 'browser' | 'system' | 'kind'>): string {
  const t = useT()
  const names = [browser, system].filter((name) => name !== '')
  return names.length > 0 ? names.join(' · ') : t(`account.devices.kind.${kind}`)
}

const shownAtFirst = 5

function History({ signIns }: Readonly<{ signIns: readonly PastSignIn[] }>) {
  const t = useT()
  const [isAll, setAll] = useState(false)
  if (signIns.length === 0) return null
  return (
    <>
      <CellGroup title={t('account.history.title')}>
        {signIns.slice(0, isAll ? undefined : shownAtFirst).map((signIn) => (
          <HistoryRow key={signIn.id} signIn={signIn} />
        ))}
      </CellGroup>
      {!isAll && signIns.length > shownAtFirst && (
        <Button isWide tone="quiet" onClick={() => setAll(true)}>
          {t('account.history.all', { count: signIns.length })}
        </Button>
      )}
    </>
  )
}

const kinds = {
  signedIn: 'passed',
  wrongPassword: 'returned',
  wrongPasskey: 'returned',
  refused: 'returned',
  locked: 'rejected',
} as const

function HistoryRow({ signIn }: Readonly<{ signIn: PastSignIn }>) {
  const t = useT()
  const { dateTime } = useFormats()
  const { outcome, address, at } = signIn
  return (
    <Cell
      title={useDeviceName(signIn)}
      note={t('account.history.where', { address, when: dateTime(at) })}
      value={<Status kind={kinds[outcome]}>{t(`account.history.${outcome}`)}</Status>}
    />
  )
}
