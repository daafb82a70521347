import type * as en from '../en/preview.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

export const shared: SoFar<typeof en.shared> = {
  words: 'Geiriau',
  people: 'Pobl',
}
export const clauseReason: SoFar<typeof en.clauseReason> = {
  whyIsClauseHere: (number) => `Pam mae cymal ${number} yma?`,
  whyIsThisHere: 'Pam mae hwn yma?',
  closeTheNote: 'Cau’r nodyn',
  theLaw: (source) => `Y gyfraith: ${source}.`,
  itComesFromYourAnswersTo: 'Mae’n dod o’ch atebion i:',
}
export const desk: SoFar<typeof en.desk> = {
  turnOver: 'Troi drosodd',
  couldNotFetch: 'Ni allem ddangos eich ewyllys hyd yn hyn.',
  tryAgain: 'Rhoi cynnig arall arni',
  thePicture: 'Y darlun',
}
export const deskStrip: SoFar<typeof en.deskStrip> = {
  seeWhatItSays: 'Gweld beth mae’n ei ddweud',
  showLess: 'Dangos llai',
  readTheWholeWill: 'Darllen yr ewyllys gyfan',
  seeTheWholePicture: 'Gweld y darlun cyfan',
  done: 'Wedi gorffen',
  seeIt: ['Ei gweld', ': beth mae’n ei ddweud'],
}
export const latestChange: SoFar<typeof en.latestChange> = {
  theOpeningWordsChanged: (first) => `Newidiodd y geiriau agoriadol: ${first}.`,
  clauseChanged: (number, first) => `Newidiodd cymal ${number}: ${first}.`,
}
export const peopleSide: SoFar<typeof en.peopleSide> = {
  ifHasDiedBeforeYou: (name) => `Os bydd ${name} wedi marw o’ch blaen chi`,
  noShareOfTheRest: 'Dim cyfran o’r gweddill',
  you: 'chi',
  soFar: (names) => `Hyd yn hyn: ${ac(names)}.`,
}
export const previewPage: SoFar<typeof en.previewPage> = { yourWill: 'Eich ewyllys' }
export const printedPages: SoFar<typeof en.printedPages> = {
  pageOfAbout: (page, pages) => `Tudalen ${page} o tua ${pages}`,
  clausePageOfAbout: (number, page, pages) => `Cymal ${number}, tudalen ${page} o tua ${pages}`,
}
export const sideSwitch: SoFar<typeof en.sideSwitch> = { whatTheDeskShows: 'Yr hyn y mae’r ddesg yn ei ddangos' }
export const wordsSide: SoFar<typeof en.wordsSide> = {
  backToClause: (number) => `Yn ôl i gymal ${number}`,
  theDraft: 'Y drafft, yn Saesneg',
}
export const keptWill: SoFar<typeof en.keptWill> = {
  heading: 'Darllen eich ewyllys',
  asItWas: (when) => `Dyma’r hyn a ddywedai: ${when}. Gallwch ei darllen yma. I’w newid mae angen cysylltiad arnoch.`,
}
