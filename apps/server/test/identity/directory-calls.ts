import type { Office } from '../office.ts'
import type { DirectoryServer } from './directory-server.ts'

type Value = Readonly<Record<string, string | number | boolean>>

/** What an administrator does with the directory of an office. */
export function directoryCalls(office: Office, directory: DirectoryServer) {
  const calls = async () => (await office.as('admin')).directorySync

  /** Saves some fields of a group of settings. */
  const save = async (group: 'ldap' | 'directorySync', part: Value, secrets = {}) => {
    const { settings } = await office.as('admin')
    const kept = (await settings.list()).groups.find((one) => one.group === group)
    await settings.save({
      ...{ group, secrets, version: kept?.version ?? 0 },
      value: { ...kept?.value, ...part },
    })
  }
  /** Waits for a preview or run, and returns it. */
  const ended = async ({ id }: Readonly<{ id: string }>) => {
    await office.settle()
    return (await calls()).open({ id })
  }

  return {
    calls,
    save,
    ended,
    /** Turns the directory on, with other values where given. */
    turnOn: (part: Value = {}, bindPassword = directory.bindPassword) => {
      const { port, baseDn, bindDn } = directory
      const place = { host: '127.0.0.1', port, security: 'none', baseDn, bindDn }
      return save('ldap', { isOn: true, name: '公司目录', ...place, ...part }, { bindPassword })
    },
    preview: async () => ended(await (await calls()).preview({})),
    run: async (previewId: string) => ended(await (await calls()).run({ previewId })),
  }
}
