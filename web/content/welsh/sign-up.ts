import type { Words } from '../words.ts'

export const signUp: Words['signUp'] = {
  title: (name) => `Cadwch eich ewyllys yn ddiogel, ${name}`,
  tab: 'Cofrestru',
  lead: 'Mae cyfrif yn cadw pob ateb, fel y gallwch stopio a dod yn ôl. Mae am ddim nes i chi benderfynu prynu.',
  action: 'Creu fy nghyfrif',
  haveOne: 'Mae gen i un yn barod',
  agree: 'Rwy’n cytuno â’r',
  terms: 'telerau',
  and: 'ac â’r',
  privacy: 'polisi preifatrwydd',
  code: 'Cod pwy bynnag sy’n talu am eich ewyllys',
  codeHint: 'Daeth gyda’ch dolen. Gadewch ef yn wag i dalu am eich ewyllys eich hun, yn nes ymlaen.',
}
