import type { Settings } from './queries.ts'

type Fresh = { readonly [Kind in Settings['kind']]: Extract<Settings, { kind: Kind }> }

/** Initial settings of each kind of rule. */
export const freshSettings: Fresh = {
  serial: {
    kind: 'serial',
    prefix: [],
    dateFormat: 'YYYYMMDD',
    digits: 4,
    start: 1,
    reset: 'day',
    suffix: [],
  },
  random: { kind: 'random', prefix: [], digits: 8, alphabet: 'digits', suffix: [] },
  uuid: { kind: 'uuid', prefix: [], suffix: [] },
}
