/** Names and lines of an address that a paper has to hold, each with what stands in the place of what no face has. */
export const HARD_NAMES: readonly (readonly [what: string, name: string, stands?: string])[] = [
  ['Latin with marks', 'Łukasz Żółć & Æsa Þórðardóttir'],
  ['Cyrillic', 'Дмитрий Їжак и сыновья'],
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Arabic', 'شركة محمد عبد السلام'],
  ['Urdu', 'پاکستان گھریلو مرمت'],
  ['Hebrew', 'אברהם ובניו'],
  ['Chinese', '北京建筑有限公司'],
  ['Chinese as in Taiwan', '龍灣體育館'],
  ['Japanese', '東京ガスかなカナ'],
  ['several at once', 'Иван & 王小明 of Ελένη'],
  ['signs that no face has', 'Taps 👩🏽‍🔧 한 Ltd', 'Taps ◊ ◊ Ltd'],
  ['a letter and a mark in two signs', 'Zoe\u0308', 'Zoë'],
  ['the longest name', 'Wmq '.repeat(25).trim()],
  ['the longest Chinese name', '龍'.repeat(100)],
  ['a word of 90 letters', 'Q'.repeat(90)],
];
