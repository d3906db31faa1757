import type { Texts } from '@signet/std'

export const texts = {
  back: { 'zh-CN': '返回流程列表', 'zh-TW': '返回流程列表', 'en-US': 'Back to flows' },
  carryOut: {
    'zh-CN': '迁移 {count} 条单据',
    'zh-TW': '遷移 {count} 條單據',
    'en-US': 'Migrate {count, plural, one {# request} other {# requests}}',
  },
  case: { 'zh-CN': '单据', 'zh-TW': '單據', 'en-US': 'Request' },
  chooseAll: {
    'zh-CN': '全选可迁移的 {count} 条',
    'zh-TW': '全選可遷移的 {count} 條',
    'en-US': 'Select all {count} that can be migrated',
  },
  chooseNode: {
    'zh-CN': '选择新版本中的节点',
    'zh-TW': '選擇新版本中的節點',
    'en-US': 'Choose a step in the new version',
  },
  done: {
    'zh-CN': '已迁移 {moved} 条，{refused} 条未迁移',
    'zh-TW': '已遷移 {moved} 條，{refused} 條未遷移',
    'en-US': '{moved, plural, one {# request} other {# requests}} migrated, {refused} not migrated',
  },
  fromVersion: { 'zh-CN': '当前版本', 'zh-TW': '目前版本', 'en-US': 'Current version' },
  lostNode: {
    'zh-CN': '“{name}”（{cases} 条停在这里）',
    'zh-TW': '「{name}」（{cases} 條停在這裡）',
    'en-US': '“{name}” ({cases, plural, one {# request is} other {# requests are}} here)',
  },
  migrated: { 'zh-CN': '已迁移', 'zh-TW': '已遷移', 'en-US': 'Migrated' },
  moves: {
    'zh-CN': '新版本中没有的节点',
    'zh-TW': '新版本中沒有的節點',
    'en-US': 'Steps missing from the new version',
  },
  movesHint: {
    'zh-CN': '选择之后，这些单据会进入对应的节点，由新版本的审批人重新办理；原节点上的待办和已投的票作废。',
    'zh-TW': '選擇之後，這些單據會進入對應的節點，由新版本的審批人重新辦理；原節點上的待辦和已投的票作廢。',
    'en-US':
      'These requests move to the step you choose, and its approvers in the new version decide again. Open tasks and votes at the old step are voided.',
  },
  nobodyBehind: {
    'zh-CN': '没有停留在旧版本的单据',
    'zh-TW': '沒有停留在舊版本的單據',
    'en-US': 'No requests on older versions',
  },
  nobodyBehindHint: {
    'zh-CN': '运行中的单据都在使用最新版本。',
    'zh-TW': '執行中的單據都在使用最新版本。',
    'en-US': 'All requests in progress use the latest version.',
  },
  node: { 'zh-CN': '当前节点', 'zh-TW': '目前節點', 'en-US': 'Current step' },
  results: { 'zh-CN': '迁移结果', 'zh-TW': '遷移結果', 'en-US': 'Migration results' },
  summary: {
    'zh-CN': '共 {total} 条停留在旧版本，{shown, plural, other {已试算 # 条}}，{ready} 条可以迁移',
    'zh-TW': '共 {total} 條停留在舊版本，{shown, plural, other {已試算 # 條}}，{ready} 條可以遷移',
    'en-US':
      '{total, plural, one {# request is} other {# requests are}} on an older version, {shown, plural, other {# tried}}, {ready} can be migrated',
  },
  title: {
    'zh-CN': '迁移运行中的单据',
    'zh-TW': '遷移執行中的單據',
    'en-US': 'Migrate requests in progress',
  },
  toVersion: {
    'zh-CN': '{flow}，迁移到 v{version}',
    'zh-TW': '{flow}，遷移到 v{version}',
    'en-US': '{flow}, migrate to v{version}',
  },
  trial: { 'zh-CN': '试算', 'zh-TW': '試算', 'en-US': 'Dry run' },
  verdict: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Result' },
  'verdict.fits': { 'zh-CN': '原样迁移', 'zh-TW': '原樣遷移', 'en-US': 'Migrates as is' },
  'verdict.moved': {
    'zh-CN': '按所选节点迁移',
    'zh-TW': '按所選節點遷移',
    'en-US': 'Moves to the chosen step',
  },
  'verdict.unplaced': {
    'zh-CN': '请先选择对应的节点',
    'zh-TW': '請先選擇對應的節點',
    'en-US': 'Choose a step first',
  },
  version: {
    'zh-CN': '{version, plural, =0 {全部旧版本} other {v#}}',
    'zh-TW': '{version, plural, =0 {全部舊版本} other {v#}}',
    'en-US': '{version, plural, =0 {All older versions} other {v#}}',
  },
  why: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  whyHint: {
    'zh-CN': '会写进每条单据的流转记录。',
    'zh-TW': '會寫進每條單據的流轉記錄。',
    'en-US': 'Recorded in the history of every request.',
  },
} satisfies Texts
