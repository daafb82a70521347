import type { PackDocument } from '#drafting/pack/pack-document.ts'

const isStrong = (value: unknown): boolean => typeof value === 'object' && value !== null && 'strong' in value

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const inside = Object.values(value).map(textOf)
  return inside.join(Array.isArray(value) && value.some(isStrong) ? '' : '\n')
}

/** Every word of a document of the pack: its title, its band and its parts. */
export const packText = ({ title, band, parts }: PackDocument): string => textOf([title, band, parts])
