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
export const sheet: SoFar<typeof en.sheet> = {
  turnOver: 'Troi drosodd',
  couldNotFetch: 'Ni allem ddangos eich ewyllys hyd yn hyn.',
  tryAgain: 'Rhoi cynnig arall arni',
  thePicture: 'Y darlun',
}
export const sheetStrip: SoFar<typeof en.sheetStrip> = {
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
export const sideSwitch: SoFar<typeof en.sideSwitch> = { whatTheSheetShows: 'Yr hyn y mae’r daflen yn ei ddangos' }
export const wordsSide: SoFar<typeof en.wordsSide> = {
  backToClause: (number) => `Yn ôl i gymal ${number}`,
  theDraft: 'Y drafft, yn Saesneg',
}
export const keptWill: SoFar<typeof en.keptWill> = {
  heading: 'Darllen eich ewyllys',
  asItWas: (when) => `Dyma’r hyn a ddywedai: ${when}. Gallwch ei darllen yma. I’w newid mae angen cysylltiad arnoch.`,
}

/** Why a clause is in the will, each known by its English. */
export const reasons: Readonly<Record<string, string>> = {
  'You asked a law firm about your will. It wrote these words for you, and you agreed to them.': 'Gofynnoch i gwmni cyfreithiol am eich ewyllys. Y cwmni a ysgrifennodd y geiriau hyn i chi, a chytunoch iddynt.',
  'Says who chooses among your things, and what happens if they cannot agree.': 'Mae’n dweud pwy sy’n dewis o blith eich pethau, a beth sy’n digwydd os na allant gytuno.',
  'Makes sure a charity’s gift still works if it has changed its name, merged or closed.': 'Mae’n sicrhau bod rhodd elusen yn dal i weithio os yw wedi newid ei henw, uno neu gau.',
  'Shows companies that someone has your permission to deal with your accounts.': 'Mae’n dangos i gwmnïau fod gan rywun eich caniatâd i ddelio â’ch cyfrifon.',
  'Holds what you leave for someone who gets a disability benefit, so that your executors can use it for them.': 'Mae’n dal yr hyn a adewch ar gyfer rhywun sy’n cael budd-dal anabledd, er mwyn i’ch ysgutorion allu ei ddefnyddio ar ei ran.',
  'Your executors collect what you own, pay what you owe and carry out this will.': 'Mae eich ysgutorion yn casglu’r hyn sydd gennych, yn talu’r hyn sy’n ddyledus gennych ac yn gweithredu’r ewyllys hon.',
  'You chose a law firm. This says who in it acts, even if the firm changes, and that they can be paid.': 'Dewisoch gwmni cyfreithiol. Mae hwn yn dweud pwy ynddo sy’n gweithredu, hyd yn oed os bydd y cwmni’n newid, ac y gellir ei dalu.',
  'You told us you are engaged. Without this clause your wedding would cancel the will.': 'Dywedoch wrthym eich bod wedi dyweddïo. Heb y cymal hwn byddai eich priodas yn diddymu’r ewyllys.',
  'Tells your executors and family what you would like. They do not have to follow it.': 'Mae’n dweud wrth eich ysgutorion a’ch teulu beth hoffech chi. Nid oes rhaid iddynt ei ddilyn.',
  'Gives the sums you chose, before the rest is shared.': 'Mae’n rhoi’r symiau a ddewisoch, cyn i’r gweddill gael ei rannu.',
  'Gives particular things you own to the people you chose.': 'Mae’n rhoi pethau penodol sydd gennych i’r bobl a ddewisoch.',
  'Gives money to the charities you chose, before the rest is shared.': 'Mae’n rhoi arian i’r elusennau a ddewisoch, cyn i’r gweddill gael ei rannu.',
  'Gives a charity just enough for your estate to bear the lower rate of inheritance tax.': 'Mae’n rhoi i elusen ddim ond digon i’ch ystad dalu cyfradd is Treth Etifeddiant.',
  'Gives an account or a holding, or part of one, to the people you chose.': 'Mae’n rhoi cyfrif neu ddaliad, neu ran o un, i’r bobl a ddewisoch.',
  'Says who should bring up your children if no parent can.': 'Mae’n dweud pwy ddylai fagu eich plant os na all yr un rhiant.',
  'Lets someone live in your home for as long as you say, and says who has it afterwards.': 'Mae’n gadael i rywun fyw yn eich cartref cyhyd ag y dywedwch, ac yn dweud pwy sy’n ei gael wedyn.',
  'Says who takes a share if the person you chose dies before you or cannot take it.': 'Mae’n dweud pwy sy’n cymryd cyfran os bydd y person a ddewisoch farw o’ch blaen neu os na all ei chymryd.',
  'Shows that you left someone out on purpose. It does not stop them making a claim.': 'Mae’n dangos eich bod wedi gadael rhywun allan yn fwriadol. Nid yw’n ei atal rhag hawlio.',
  'Fixes the meaning of words that people have argued about in court.': 'Mae’n pennu ystyr geiriau y bu pobl yn dadlau amdanynt mewn llys.',
  'Gives your pets to someone who is willing to look after them.': 'Mae’n rhoi eich anifeiliaid anwes i rywun sy’n fodlon gofalu amdanynt.',
  'Lets your executors deal with your estate sensibly, without asking a court or everyone involved.': 'Mae’n gadael i’ch ysgutorion ddelio â’ch ystad yn synhwyrol, heb ofyn i lys nac i bawb sy’n gysylltiedig.',
  'Says which country’s law decides what your words mean.': 'Mae’n dweud cyfraith pa wlad sy’n penderfynu ystyr eich geiriau.',
  'Gives a house or flat to the people you chose, and says who pays its mortgage.': 'Mae’n rhoi tŷ neu fflat i’r bobl a ddewisoch, ac yn dweud pwy sy’n talu ei forgais.',
  'Says who gets the rest, and how much each.': 'Mae’n dweud pwy sy’n cael y gweddill, a faint yr un.',
  'Settles who pays tax on your gifts, and what happens to a gift that cannot be made.': 'Mae’n penderfynu pwy sy’n talu treth ar eich rhoddion, a beth sy’n digwydd i rodd na ellir ei rhoi.',
  'A will counts only when you sign it in front of two witnesses who are in the room with you together.': 'Dim ond pan fyddwch yn ei llofnodi o flaen dau dyst sydd gyda’i gilydd yn yr ystafell gyda chi y mae ewyllys yn cyfrif.',
  'You and your partner made matching wills. This leaves each of you free to change yours.': 'Gwnaethoch chi a’ch partner ewyllysiau sy’n cyfateb. Mae hwn yn gadael pob un ohonoch yn rhydd i newid ei ewyllys ei hun.',
  'A spouse, civil partner or charity pays no inheritance tax, and this keeps the others’ tax away from their share.': 'Nid yw gŵr, gwraig, partner sifil nac elusen yn talu Treth Etifeddiant, ac mae hwn yn cadw treth y lleill draw o’u cyfran nhw.',
  'Gives the rest to your executors to pay what you owe, so that they can then share it out.': 'Mae’n rhoi’r gweddill i’ch ysgutorion i dalu’r hyn sy’n ddyledus gennych, er mwyn iddynt allu ei rannu wedyn.',
  'Says whose will this is, with any other name your bank or the Land Registry knows you by.': 'Mae’n dweud ewyllys pwy yw hon, gydag unrhyw enw arall y mae eich banc neu’r Gofrestrfa Tir yn eich adnabod wrtho.',
  'Without it, parts of an old will could still count.': 'Hebddo, gallai rhannau o hen ewyllys gyfrif o hyd.',
  'Sees to it that two people always look after what a child is to have later, and says who replaces them.': 'Mae’n sicrhau bod dau berson bob amser yn gofalu am yr hyn y mae plentyn i’w gael yn nes ymlaen, ac yn dweud pwy sy’n cymryd eu lle.',
  'Says who gets everything if everyone you named has died.': 'Mae’n dweud pwy sy’n cael popeth os yw pawb a enwoch wedi marw.',
  'Says who holds what a young person is given until they are old enough, and what it may be used for.': 'Mae’n dweud pwy sy’n dal yr hyn a roddir i berson ifanc nes iddo fod yn ddigon hen, ac ar gyfer beth y ceir ei ddefnyddio.',
}
