import type { Config } from './config.ts'
import { productVersion } from './product.ts'
import { demoAccounts, demoPassword } from './seed/index.ts'

type Announced = Readonly<{ address: string; config: Config; hasDemo: boolean }>

/** What the operator reads when the product is ready: where it is, who can sign in, where the data lies. */
export function announcement({ address, config, hasDemo }: Announced): string {
  const home = (config.publicUrl ?? address).replace(/\/$/, '')
  const { version, build } = productVersion
  return [
    `Signet ${version} (${build}) is ready.`,
    `  Staff     ${home}/`,
    `  Studio    ${home}/studio/`,
    ...(hasDemo
      ? [`  Accounts  ${demoAccounts.join(', ')}; password ${demoPassword} (demo company, not for real work)`]
      : []),
    ...(config.clockAheadMinutes > 0
      ? [`  Clock     ${config.clockAheadMinutes} minutes ahead of this machine (CLOCK_AHEAD_MINUTES)`]
      : []),
    `  Data      ${config.dataDir}${config.databaseUrl ? ' (files); everything else is at DATABASE_URL' : ''}`,
    '',
  ].join('\n')
}
