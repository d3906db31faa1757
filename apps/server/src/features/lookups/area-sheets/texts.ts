import type { Texts } from '@signet/std'

export const texts = {
  'column.code': { 'zh-CN': '编码', 'zh-TW': '編碼', 'en-US': 'Code' },
  'column.name': { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  'column.parent': { 'zh-CN': '上级编码', 'zh-TW': '上層編碼', 'en-US': 'Parent code' },
  'column.path': { 'zh-CN': '完整路径', 'zh-TW': '完整路徑', 'en-US': 'Full path' },
  'column.state': { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'State' },
  name: { 'zh-CN': '行政区划', 'zh-TW': '行政區劃', 'en-US': 'Administrative areas' },
  off: { 'zh-CN': '停用', 'zh-TW': '停用', 'en-US': 'Off' },
  on: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'On' },
  'wrong.missing': { 'zh-CN': '必填', 'zh-TW': '必填', 'en-US': 'Required' },
  'wrong.nameTaken': {
    'zh-CN': '同一上级下已有同名地区',
    'zh-TW': '同一上層下已有同名地區',
    'en-US': 'An area with this name already exists here',
  },
  'wrong.otherParent': {
    'zh-CN': '已有地区不能换上级',
    'zh-TW': '既有地區不能換上層',
    'en-US': 'An existing area can’t get another parent',
  },
  'wrong.tooDeep': {
    'zh-CN': '街道下面不能再添加地区',
    'zh-TW': '街道下面不能再新增地區',
    'en-US': 'Areas can’t be added under a street',
  },
  'wrong.tooLong': {
    'zh-CN': '最多 {limit} 个字',
    'zh-TW': '最多 {limit} 個字',
    'en-US': 'At most {limit} characters',
  },
  'wrong.twice': {
    'zh-CN': '与第 {row} 行重复',
    'zh-TW': '與第 {row} 列重複',
    'en-US': 'Same as in row {row}',
  },
  'wrong.unknownParent': {
    'zh-CN': '没有这个上级编码，上级要写在前面的行',
    'zh-TW': '沒有這個上層編碼，上層要寫在前面的列',
    'en-US': 'No such parent code. Put the parent in an earlier row',
  },
  'wrong.wrongCode': {
    'zh-CN': '编码用 2 到 20 位字母和数字',
    'zh-TW': '編碼用 2 到 20 位字母和數字',
    'en-US': 'Use 2 to 20 letters and digits',
  },
  'wrong.wrongState': {
    'zh-CN': '请填“启用”或“停用”',
    'zh-TW': '請填「啟用」或「停用」',
    'en-US': 'Write “On” or “Off”',
  },
} satisfies Texts
