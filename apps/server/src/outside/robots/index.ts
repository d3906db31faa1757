import type { RobotFormat } from '@signet/contract'
import { dingtalk } from './dingtalk.ts'
import { feishu } from './feishu.ts'
import type { Robot } from './robot.ts'
import { wecom } from './wecom.ts'

export const robots: Readonly<Record<RobotFormat, Robot>> = { dingtalk, wecom, feishu }
export type { RobotMessage } from './robot.ts'
