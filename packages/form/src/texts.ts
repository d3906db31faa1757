import type { Texts } from '@signet/std'

export const texts = {
  definitionInvalid: {
    'zh-CN': '表单定义有误（{path}）：{reason}',
    'zh-TW': '表單定義有誤（{path}）：{reason}',
    'en-US': 'The form definition has an error at {path}: {reason}',
  },
  formulaInvalid: {
    'zh-CN': '公式有误（{path} 第 {at} 个字符处）',
    'zh-TW': '公式有誤（{path} 第 {at} 個字元處）',
    'en-US': 'The formula at {path} has an error at character {at}',
  },
  circularFormula: {
    'zh-CN': '这些字段互相等待，无法计算：{path}',
    'zh-TW': '這些欄位互相等待，無法計算：{path}',
    'en-US': 'These fields depend on each other, so they can’t be calculated: {path}',
  },
  namesNothing: {
    'zh-CN':
      '“{field}”使用的{thing, select, dictionary {数据字典} interface {数据接口} model {表单} billRule {编号规则} other {流程}}“{name}”不存在或已删除，请重新选择后再发布{count, plural, =0 {} other {。另有 # 处也需要处理：{others}}}',
    'zh-TW':
      '「{field}」使用的{thing, select, dictionary {資料字典} interface {資料介面} model {表單} billRule {編號規則} other {流程}}「{name}」不存在或已刪除，請重新選擇後再發佈{count, plural, =0 {} other {。另有 # 處也需要處理：{others}}}',
    'en-US':
      '“{field}” uses the {thing, select, dictionary {dictionary} interface {data interface} model {form} billRule {numbering rule} other {flow}} “{name}”, which doesn’t exist or was deleted. Choose another one, then publish{count, plural, =0 {} other {. Also fix: {others}}}',
  },
  namesMissing: {
    'zh-CN':
      '“{field}”还没有选择{thing, select, dictionary {数据字典} interface {数据接口} model {表单} billRule {编号规则} other {流程}}，请选择后再发布{count, plural, =0 {} other {。另有 # 处也需要处理：{others}}}',
    'zh-TW':
      '「{field}」還沒有選擇{thing, select, dictionary {資料字典} interface {資料介面} model {表單} billRule {編號規則} other {流程}}，請選擇後再發佈{count, plural, =0 {} other {。另有 # 處也需要處理：{others}}}',
    'en-US':
      'Choose a {thing, select, dictionary {dictionary} interface {data interface} model {form} billRule {numbering rule} other {flow}} for “{field}”, then publish{count, plural, =0 {} other {. Also fix: {others}}}',
  },
  valuesRefused: {
    'zh-CN': '表单有 {count} 处需要修改，例如“{field}”',
    'zh-TW': '表單有 {count} 處需要修改，例如「{field}」',
    'en-US': '{count, plural, one {# field needs} other {# fields need}} attention, such as “{field}”',
  },
  required: { 'zh-CN': '请填写“{field}”', 'zh-TW': '請填寫「{field}」', 'en-US': 'Fill in “{field}”' },
  requiredChoice: { 'zh-CN': '请选择“{field}”', 'zh-TW': '請選擇「{field}」', 'en-US': 'Choose “{field}”' },
  requiredOn: { 'zh-CN': '请打开“{field}”', 'zh-TW': '請開啟「{field}」', 'en-US': 'Turn on “{field}”' },
  wrongType: {
    'zh-CN': '“{field}”的内容无法识别，请重新填写',
    'zh-TW': '「{field}」的內容無法辨識，請重新填寫',
    'en-US': 'Can’t read “{field}”. Enter it again.',
  },
  unknownField: {
    'zh-CN': '表单中没有“{field}”',
    'zh-TW': '表單中沒有「{field}」',
    'en-US': 'The form has no field “{field}”',
  },
  checkFailed: {
    'zh-CN': '“{field}”不符合要求',
    'zh-TW': '「{field}」不符合要求',
    'en-US': '“{field}” doesn’t meet its requirements',
  },
  calculationFailed: {
    'zh-CN': '“{field}”无法计算，请检查相关数字',
    'zh-TW': '「{field}」無法計算，請檢查相關數字',
    'en-US': '“{field}” can’t be calculated. Check the numbers it uses.',
  },
  tooLong: {
    'zh-CN': '“{field}”最多 {max} 个字符',
    'zh-TW': '「{field}」最多 {max} 個字元',
    'en-US': '“{field}” can have up to {max} characters',
  },
  tooManyDecimals: {
    'zh-CN': '“{field}”{max, plural, =0 {不能有小数} other {最多 # 位小数}}',
    'zh-TW': '「{field}」{max, plural, =0 {不能有小數} other {最多 # 位小數}}',
    'en-US':
      '“{field}” {max, plural, =0 {can’t have decimals} one {can have up to # decimal} other {can have up to # decimals}}',
  },
  belowMinimum: {
    'zh-CN': '“{field}”不能小于 {min}',
    'zh-TW': '「{field}」不能小於 {min}',
    'en-US': '“{field}” must be {min} or more',
  },
  aboveMaximum: {
    'zh-CN': '“{field}”不能大于 {max}',
    'zh-TW': '「{field}」不能大於 {max}',
    'en-US': '“{field}” must be {max} or less',
  },
  notAStep: {
    'zh-CN': '“{field}”须从 {from} 起，以 {step} 为一档',
    'zh-TW': '「{field}」須從 {from} 起，以 {step} 為一級',
    'en-US': '“{field}” must go up in steps of {step} from {from}',
  },
  notAnOption: {
    'zh-CN': '“{field}”的选项已失效，请重新选择',
    'zh-TW': '「{field}」的選項已失效，請重新選擇',
    'en-US': 'The option chosen in “{field}” is no longer available. Choose again.',
  },
  beforeEarliest: {
    'zh-CN': '“{field}”不能早于 {earliest}',
    'zh-TW': '「{field}」不能早於 {earliest}',
    'en-US': '“{field}” can’t be before {earliest}',
  },
  afterLatest: {
    'zh-CN': '“{field}”不能晚于 {latest}',
    'zh-TW': '「{field}」不能晚於 {latest}',
    'en-US': '“{field}” can’t be after {latest}',
  },
  endsBeforeStart: {
    'zh-CN': '“{field}”的结束不能早于开始',
    'zh-TW': '「{field}」的結束不能早於開始',
    'en-US': '“{field}” can’t end before it starts',
  },
  tooFewPeople: {
    'zh-CN': '“{field}”至少选择 {min} 人',
    'zh-TW': '「{field}」至少選擇 {min} 人',
    'en-US': 'Choose at least {min, plural, one {# person} other {# people}} in “{field}”',
  },
  tooManyPeople: {
    'zh-CN': '“{field}”最多选择 {max} 人',
    'zh-TW': '「{field}」最多選擇 {max} 人',
    'en-US': 'Choose at most {max, plural, one {# person} other {# people}} in “{field}”',
  },
  tooFewChoices: {
    'zh-CN': '“{field}”至少选择 {min} 项',
    'zh-TW': '「{field}」至少選擇 {min} 項',
    'en-US': 'Choose at least {min} in “{field}”',
  },
  tooManyChoices: {
    'zh-CN': '“{field}”最多选择 {max} 项',
    'zh-TW': '「{field}」最多選擇 {max} 項',
    'en-US': 'Choose at most {max} in “{field}”',
  },
  tooFewRows: {
    'zh-CN': '“{field}”至少需要 {min} 行',
    'zh-TW': '「{field}」至少需要 {min} 列',
    'en-US': '“{field}” needs at least {min, plural, one {# row} other {# rows}}',
  },
  tooManyRows: {
    'zh-CN': '“{field}”最多 {max} 行',
    'zh-TW': '「{field}」最多 {max} 列',
    'en-US': '“{field}” can have up to {max, plural, one {# row} other {# rows}}',
  },
  rowWithoutId: {
    'zh-CN': '“{field}”缺少行标识',
    'zh-TW': '「{field}」缺少列識別碼',
    'en-US': '“{field}” has no row ID',
  },
  rowTwice: {
    'zh-CN': '“{field}”重复出现',
    'zh-TW': '「{field}」重複出現',
    'en-US': '“{field}” appears twice',
  },
  rowAdded: {
    'zh-CN': '“{field}”不能增加行',
    'zh-TW': '「{field}」不能增加列',
    'en-US': 'You can’t add rows to “{field}”',
  },
  twiceInRows: {
    'zh-CN': '“{field}”与其他行重复',
    'zh-TW': '「{field}」與其他列重複',
    'en-US': '“{field}” duplicates another row',
  },
  notUnique: {
    'zh-CN': '“{field}”已有相同的记录，不能重复',
    'zh-TW': '「{field}」已有相同的紀錄，不能重複',
    'en-US': 'Another record already has the same “{field}”',
  },
  tooManyFiles: {
    'zh-CN': '“{field}”最多上传 {max} 个文件',
    'zh-TW': '「{field}」最多上傳 {max} 個檔案',
    'en-US': 'You can upload up to {max, plural, one {# file} other {# files}} in “{field}”',
  },
  fileTooLarge: {
    'zh-CN': '“{name}”超过 {max} MB',
    'zh-TW': '「{name}」超過 {max} MB',
    'en-US': '“{name}” is larger than {max} MB',
  },
  fileTypeRefused: {
    'zh-CN': '“{name}”的类型不支持，可上传：{accepted}',
    'zh-TW': '不支援「{name}」的類型，可上傳：{accepted}',
    'en-US': 'The type of “{name}” isn’t supported. Use: {accepted}.',
  },
  outsideCircle: {
    'zh-CN': '“{field}”不在允许的范围内：距{name}不超过 {max} 米',
    'zh-TW': '「{field}」不在允許的範圍內：距{name}不超過 {max} 公尺',
    'en-US': '“{field}” is outside the allowed area: within {max} m of {name}',
  },
  tooFarAway: {
    'zh-CN': '“{field}”只能选在您当前位置 {max} 米以内，请先定位',
    'zh-TW': '「{field}」只能選在您目前位置 {max} 公尺以內，請先定位',
    'en-US': '“{field}” must be within {max} m of your current location. Locate yourself first.',
  },
  pictureTooLarge: {
    'zh-CN': '“{field}”的图片不能超过 {max} KB',
    'zh-TW': '「{field}」的圖片不能超過 {max} KB',
    'en-US': 'The image in “{field}” can’t exceed {max} KB',
  },
  'format.email': {
    'zh-CN': '请在“{field}”填写正确的邮箱，例如 name@example.com',
    'zh-TW': '請在「{field}」填寫正確的電子郵件，例如 name@example.com',
    'en-US': 'Enter a valid email in “{field}”, such as name@example.com',
  },
  'format.url': {
    'zh-CN': '请在“{field}”填写正确的网址，以 https:// 开头',
    'zh-TW': '請在「{field}」填寫正確的網址，以 https:// 開頭',
    'en-US': 'Enter a valid web address in “{field}”, starting with https://',
  },
  'format.date': {
    'zh-CN': '请在“{field}”填写正确的日期，例如 2026-11-20',
    'zh-TW': '請在「{field}」填寫正確的日期，例如 2026-11-20',
    'en-US': 'Enter a valid date in “{field}”, such as 2026-11-20',
  },
  'format.number': {
    'zh-CN': '请在“{field}”填写正确的数字',
    'zh-TW': '請在「{field}」填寫正確的數字',
    'en-US': 'Enter a valid number in “{field}”',
  },
  'format.digits': {
    'zh-CN': '“{field}”只能填写 0 到 9 的数字',
    'zh-TW': '「{field}」只能填寫 0 到 9 的數字',
    'en-US': '“{field}” can only contain the digits 0 to 9',
  },
  'format.idCard': {
    'zh-CN': '请在“{field}”填写正确的 18 位身份证号',
    'zh-TW': '請在「{field}」填寫正確的 18 位身分證號',
    'en-US': 'Enter a valid 18-digit ID card number in “{field}”',
  },
  'format.json': {
    'zh-CN': '“{field}”不是正确的 JSON 文本',
    'zh-TW': '「{field}」不是正確的 JSON 文字',
    'en-US': '“{field}” isn’t valid JSON',
  },
  'format.mobile': {
    'zh-CN': '请在“{field}”填写 11 位手机号',
    'zh-TW': '請在「{field}」填寫 11 位手機號碼',
    'en-US': 'Enter an 11-digit mobile number in “{field}”',
  },
  'format.carPlate': {
    'zh-CN': '请在“{field}”填写 7 位或 8 位车牌号',
    'zh-TW': '請在「{field}」填寫 7 位或 8 位車牌號碼',
    'en-US': 'Enter a license plate of 7 or 8 characters in “{field}”',
  },
  'format.amount': {
    'zh-CN': '请在“{field}”填写金额，最多两位小数',
    'zh-TW': '請在「{field}」填寫金額，最多兩位小數',
    'en-US': 'Enter an amount with up to two decimals in “{field}”',
  },
  'format.chinese': {
    'zh-CN': '“{field}”只能填写汉字',
    'zh-TW': '「{field}」只能填寫漢字',
    'en-US': '“{field}” can only contain Chinese characters',
  },
  'format.letters': {
    'zh-CN': '“{field}”只能填写英文字母',
    'zh-TW': '「{field}」只能填寫英文字母',
    'en-US': '“{field}” can only contain the letters A to Z',
  },
  'format.lettersAndDigits': {
    'zh-CN': '“{field}”只能填写英文字母和数字',
    'zh-TW': '「{field}」只能填寫英文字母和數字',
    'en-US': '“{field}” can only contain letters and digits',
  },
  'format.landline': {
    'zh-CN': '请在“{field}”填写座机号，例如 021-12345678',
    'zh-TW': '請在「{field}」填寫市話號碼，例如 021-12345678',
    'en-US': 'Enter a landline number in “{field}”, such as 021-12345678',
  },
  'format.code': {
    'zh-CN': '请在“{field}”填写 {digits} 位数字',
    'zh-TW': '請在「{field}」填寫 {digits} 位數字',
    'en-US': 'Enter {digits} digits in “{field}”',
  },
  'format.imageName': {
    'zh-CN': '“{field}”应是图片文件名，例如 photo.jpg',
    'zh-TW': '「{field}」應是圖片檔名，例如 photo.jpg',
    'en-US': '“{field}” must be an image file name, such as photo.jpg',
  },
  'format.videoName': {
    'zh-CN': '“{field}”应是视频文件名，例如 clip.mp4',
    'zh-TW': '「{field}」應是影片檔名，例如 clip.mp4',
    'en-US': '“{field}” must be a video file name, such as clip.mp4',
  },
  theForm: { 'zh-CN': '表单', 'zh-TW': '表單', 'en-US': 'Form' },
  placeInRow: {
    'zh-CN': '{table} 第 {row} 行：{field}',
    'zh-TW': '{table} 第 {row} 列：{field}',
    'en-US': '{table}, row {row}: {field}',
  },
  placeOfRow: {
    'zh-CN': '{table} 第 {row} 行',
    'zh-TW': '{table} 第 {row} 列',
    'en-US': '{table}, row {row}',
  },
  empty: { 'zh-CN': '未填写', 'zh-TW': '未填寫', 'en-US': 'Not filled in' },
  'summary.title': {
    'zh-CN': '有 {count} 处需要修改',
    'zh-TW': '有 {count} 處需要修改',
    'en-US': '{count, plural, one {# field needs} other {# fields need}} attention',
  },
  awayUntil: {
    'zh-CN': '由他人代办至 {until}',
    'zh-TW': '由他人代辦至 {until}',
    'en-US': 'Away until {until}',
  },
  'circle.recent': { 'zh-CN': '最近', 'zh-TW': '最近', 'en-US': 'Recent' },
  'circle.starred': { 'zh-CN': '星标同事', 'zh-TW': '星標同事', 'en-US': 'Starred' },
  'circle.department': { 'zh-CN': '我的部门', 'zh-TW': '我的部門', 'en-US': 'My department' },
  'circle.others': { 'zh-CN': '其他同事', 'zh-TW': '其他同事', 'en-US': 'Everyone else' },
  'people.byDepartment': { 'zh-CN': '按部门查找', 'zh-TW': '按部門尋找', 'en-US': 'By department' },
  'people.byNearness': { 'zh-CN': '常用联系人', 'zh-TW': '常用聯絡人', 'en-US': 'People near you' },
  choose: { 'zh-CN': '请选择', 'zh-TW': '請選擇', 'en-US': 'Choose' },
  search: { 'zh-CN': '搜索', 'zh-TW': '搜尋', 'en-US': 'Search' },
  noMatch: {
    'zh-CN': '没有匹配的结果，换个词试试',
    'zh-TW': '沒有符合的結果，換個詞試試',
    'en-US': 'No results. Try another search.',
  },
  done: { 'zh-CN': '完成', 'zh-TW': '完成', 'en-US': 'Done' },
  clear: { 'zh-CN': '清除', 'zh-TW': '清除', 'en-US': 'Clear' },
  clearField: { 'zh-CN': '清除“{field}”', 'zh-TW': '清除「{field}」', 'en-US': 'Clear “{field}”' },
  'day.free': { 'zh-CN': '休', 'zh-TW': '休', 'en-US': 'off' },
  'day.worked': { 'zh-CN': '班', 'zh-TW': '班', 'en-US': 'work' },
  from: { 'zh-CN': '开始', 'zh-TW': '開始', 'en-US': 'From' },
  to: { 'zh-CN': '结束', 'zh-TW': '結束', 'en-US': 'To' },
  pick: { 'zh-CN': '选择{field}', 'zh-TW': '選擇{field}', 'en-US': 'Choose {field}' },
  retry: { 'zh-CN': '重试', 'zh-TW': '重試', 'en-US': 'Try again' },
  failed: {
    'zh-CN': '没能加载，请检查网络',
    'zh-TW': '無法載入，請檢查網路',
    'en-US': 'Couldn’t load. Check your connection.',
  },
  more: { 'zh-CN': '更多', 'zh-TW': '更多', 'en-US': 'More' },
  top: { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  trail: { 'zh-CN': '当前位置', 'zh-TW': '目前位置', 'en-US': 'Current level' },
  below: { 'zh-CN': '{name} 的下级', 'zh-TW': '{name} 的下級', 'en-US': 'Under {name}' },
  chosen: { 'zh-CN': '已选', 'zh-TW': '已選', 'en-US': 'Selected' },
  takeOut: { 'zh-CN': '移除 {name}', 'zh-TW': '移除 {name}', 'en-US': 'Remove {name}' },
  notYet: {
    'zh-CN': '请先填写前面的相关内容',
    'zh-TW': '請先填寫前面的相關內容',
    'en-US': 'Fill in the fields above first',
  },
  filledOnSave: { 'zh-CN': '保存后自动生成', 'zh-TW': '儲存後自動產生', 'en-US': 'Generated on save' },
  filledOnChange: { 'zh-CN': '修改后自动记录', 'zh-TW': '修改後自動記錄', 'en-US': 'Updated on change' },
  lost: { 'zh-CN': '{name}（已失效）', 'zh-TW': '{name}（已失效）', 'en-US': '{name} (no longer available)' },
  yes: { 'zh-CN': '是', 'zh-TW': '是', 'en-US': 'Yes' },
  no: { 'zh-CN': '否', 'zh-TW': '否', 'en-US': 'No' },
  'code.drawing': {
    'zh-CN': '正在生成“{label}”',
    'zh-TW': '正在產生「{label}」',
    'en-US': 'Generating “{label}”',
  },
  'code.says': { 'zh-CN': '{label}：{said}', 'zh-TW': '{label}：{said}', 'en-US': '{label}: {said}' },
  'code.save': { 'zh-CN': '保存图片', 'zh-TW': '儲存圖片', 'en-US': 'Save image' },
  'code.nothing.text': {
    'zh-CN': '“{label}”还没有内容',
    'zh-TW': '「{label}」尚無內容',
    'en-US': '“{label}” is empty',
  },
  'code.nothing.formula': {
    'zh-CN': '填写相关内容后生成“{label}”',
    'zh-TW': '填寫相關內容後產生「{label}」',
    'en-US': 'Fill in the related fields to generate “{label}”',
  },
  'code.nothing.record': {
    'zh-CN': '保存后生成“{label}”',
    'zh-TW': '儲存後產生「{label}」',
    'en-US': 'Save to generate “{label}”',
  },
} satisfies Texts
