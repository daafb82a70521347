import type { Words } from '../words.ts'

export const crossing: Words['crossing'] = {
  heading: 'Beth sydd yn Gymraeg, a beth sydd yn Saesneg',
  what: 'Mae’r tudalennau hyn yn Gymraeg. Unwaith y bydd gennych gyfrif, mae’r cwestiynau am eich ewyllys yn Saesneg. Yn Saesneg hefyd y mae’r ewyllys ei hun, a’r hyn rydym yn ei ysgrifennu atoch.',
  welshWill: 'Os hoffech gael eich ewyllys yn Gymraeg, gall cyfreithiwr sy’n gweithio yn Gymraeg ysgrifennu un i chi.',
}
