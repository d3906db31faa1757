import { catalogue } from 'virtual:texts/zh-CN'
import antd from 'antd/es/locale/zh_CN'
import type { Words } from './words.ts'

export const words: Words = { antd, catalogue }
