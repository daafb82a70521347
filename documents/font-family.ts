const TABLE_RECORDS = 12
const TABLE_RECORD_LENGTH = 16
const NAME_RECORDS = 6
const NAME_RECORD_LENGTH = 12
const FAMILY = 1

const tableAt = (font: Buffer, tag: string): number => {
  const count = font.readUInt16BE(4)
  for (let at = TABLE_RECORDS; at < TABLE_RECORDS + count * TABLE_RECORD_LENGTH; at += TABLE_RECORD_LENGTH)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  throw new Error(`The font has no table ${tag}`)
}

/**
 * Gives a TrueType font another family, in place, and returns the name it then has: `label`, filled up to the length of the
 * old name. Typst picks one font of a family, so files that each hold a part of one must be families of their own.
 */
export const giveFamily = (font: Buffer, label: string): string => {
  const names = tableAt(font, 'name')
  const count = font.readUInt16BE(names + 2)
  const strings = names + font.readUInt16BE(names + 4)
  for (let index = 0; index < count; index += 1) {
    const record = names + NAME_RECORDS + index * NAME_RECORD_LENGTH
    if (font.readUInt16BE(record + 6) !== FAMILY) continue
    const [length, start] = [font.readUInt16BE(record + 8), strings + font.readUInt16BE(record + 10)]
    const family = label.padEnd(length / 2, '-')
    // OpenType keeps names as UTF-16 with the high byte first.
    Buffer.from(family, 'utf16le').swap16().copy(font, start, 0, length)
    return family
  }
  throw new Error('The font has no family')
}
