/** What the server says when it refuses something, each known by its English. `{0}`: what is filled in. */
import { messages } from '#core/rules/messages.ts'
import { priceChanged as enPrice, waitsForALawyer as enWaits } from '../en/checkout.ts'
import { chosenBefore, heldMeanwhile } from '../en/death.ts'
import { deletion, moneyBack as enMoney } from '../en/money-back.ts'
import { refusals as en } from '../en/refusals.ts'
import type { Said } from '../said.ts'
import { priceChanged, waitsForALawyer } from './checkout.ts'
import { messages as coreMessages } from './core.ts'
import { afterMe } from './death.ts'
import { moneyBack } from './money-back.ts'
import { welsh } from './visitors.ts'

const ofCode: Readonly<Record<string, string>> = { ...coreMessages, ...welsh.messages }

/** The sentence of a code, as the server says it of the whole request. */
const ofCodes = Object.entries(messages).map(([code, english]) => [`${english}.`, `${ofCode[code] ?? english}.`])

const ofRefunds = Object.entries(enMoney.delivered).map(([what, english]) => [enMoney.refusal(english), moneyBack.refusal?.(moneyBack.delivered?.[what as keyof typeof enMoney.delivered] ?? english)])

const said = (row: ((fill: string) => string) | undefined): string => row?.('{0}') ?? ''

const rows: Said<typeof en> = {
  youAreNotLoggedIn: 'Nid ydych wedi mewngofnodi. Mewngofnodwch a rhowch gynnig arall arni.',
  wrongEmailOrPassword: 'Nid yw’r e-bost neu’r cyfrinair yn gywir. Gwiriwch y ddau a rhowch gynnig arall arni.',
  youNeedToPay: 'Mae angen i chi dalu am hyn yn gyntaf. Ewch i’r dudalen dalu.',
  securityCheckNotFinished: 'Ni allem orffen gwiriad diogelwch. Rhowch gynnig arall arni.',
  thereIsNothingHereCheck: 'Nid oes dim yma. Gwiriwch y cyfeiriad.',
  yourWillWasChangedSomewhere: 'Newidiwyd eich ewyllys yn rhywle arall ers i chi ei hagor. Gwiriwch y ddwy a dewiswch pa un i’w chadw.',
  tooLongToSave: 'Mae hyn yn rhy hir i’w gadw. Byrhewch yr hyn a deipioch a rhowch gynnig arall arni.',
  someAnswersNeedChangingCheck: 'Mae angen newid rhai atebion. Gwiriwch y rhai a enwir yma.',
  weAreMakingYourDownload: 'Rydym eisoes yn gwneud eich lawrlwythiad. Arhoswch nes iddo orffen, neu rhowch gynnig arall arni ymhen 10 munud.',
  youHaveDownloadedEverythingSeveral: 'Rydych wedi lawrlwytho popeth sawl gwaith heddiw. Gallwch wneud hyn eto yfory.',
  weCannotSaveOrLoad: 'Ni allwn gadw na llwytho dim ar hyn o bryd. Cadwch y dudalen hon ar agor a rhowch gynnig arall arni ymhen munud.',
  paymentPageNotOpened: 'Ni allem agor y dudalen dalu. Ni chymerwyd arian ac nid oes dim wedi’i golli. Rhowch gynnig arall arni ymhen munud.',
  somethingWentWrong: 'Aeth rhywbeth o’i le ar ein hochr ni. Ni chadwyd eich newid olaf. Rhowch gynnig arall arni.',
  youHaveNotStartedAWill: 'Nid ydych wedi dechrau ewyllys. Dechreuwch un yn gyntaf.',
  thisFirmIsNotListed: 'Nid yw’r cwmni hwn ar ein rhestr mwyach. Dewiswch un arall.',
  yourAnswersHaveBeenSaved: 'Mae eich atebion wedi’u cadw yn y cyfamser. Anfonwch eich achos eto.',
  nothingInYourAnswersNeeds: 'Nid oes angen cyfreithiwr ar gyfer dim yn eich atebion nawr.',
  yourCaseHasBeenSent: 'Mae eich achos wedi’i anfon. Ail-lwythwch y dudalen.',
  theseAreNotTheWordsOfTheFirm: 'Nid geiriau’r cwmni yw’r rhain. Ail-lwythwch y dudalen.',
  thereIsNoSuchClause: 'Nid oes cymal o’r fath. Ail-lwythwch y dudalen.',
  youHaveAgreedToThis: 'Rydych wedi cytuno i hyn yn barod.',
  youHaveDeclinedThisClause: 'Rydych wedi gwrthod y cymal hwn. Gofynnwch i’r cwmni os ydych am ei gael wedi’r cyfan.',
  yourAnswersHaveChangedSince: 'Mae eich atebion wedi newid ers i’r cwmni ysgrifennu hyn. Gofynnwch i’r cwmni edrych eto.',
  theFirmHasWrittenAnotherClause: 'Mae’r cwmni wedi ysgrifennu cymal arall ers hynny. Ail-lwythwch y dudalen i’w ddarllen.',
  thisCaseHasEndedSend: 'Mae’r achos hwn wedi dod i ben. Anfonwch ef at y cwmni eto os ydych am gael y cymal.',
  youHaveNotToldUsThat: 'Nid ydych wedi dweud hynny wrthym.',
  weNoLongerKeepTheseAnswers: 'Nid ydym yn cadw’r atebion hyn mwyach. Dewiswch rai eraill o’r rhestr.',
  thisTookTooLongStart: 'Cymerodd hyn ormod o amser. Dechreuwch eto.',
  thereIsNoSuchPasskey: 'Nid oes allwedd mynediad o’r fath. Ail-lwythwch y dudalen.',
  thisLoginHasAlreadyEnded: 'Mae’r mewngofnodi hwn wedi dod i ben yn barod. Ail-lwythwch y dudalen.',
  noChangeOfEmail: 'Nid oes newid e-bost i’w ganslo. Ail-lwythwch y dudalen.',
  agreeToBothStatements: 'Cytunwch â’r ddau ddatganiad ar dudalen eich dogfennau yn gyntaf.',
  tickBothStatements: 'Ticiwch y ddau ddatganiad ar dudalen eich dogfennau, ac yna lawrlwythwch.',
  notCompleteToPrint: 'Nid yw eich ewyllys yn gyflawn ar hyn o bryd. Gorffennwch hi ar eich crynodeb, ac yna gofynnwch am y print.',
  noPrintToPost: 'Nid oes print i’w bostio ar gyfer yr archeb hon. Edrychwch ar yr archebion ar dudalen eich cyfrif.',
  thereIsSomethingToRead: 'Mae rhywbeth i’w ddarllen ar eich crynodeb yn gyntaf. Mae hefyd yn dweud beth y gallwch ei wneud.',
  notCompleteToGoOn: 'Nid yw eich ewyllys yn gyflawn. Mae eich crynodeb yn dweud beth sydd ar goll. Atebwch hynny, ac yna ewch ymlaen.',
  notCompleteToDownload: 'Nid yw eich ewyllys yn gyflawn. Mae eich crynodeb yn dweud beth sydd ar goll. Atebwch hynny, ac yna lawrlwythwch hi.',
  weAreMakingManyDocuments: 'Rydym yn gwneud llawer o ddogfennau ar hyn o bryd. Rhowch gynnig arall arni ymhen munud.',
  weCannotMakeDocumentsFor: 'Ni allwn wneud dogfennau am eiliad. Rhowch gynnig arall arni ymhen munud.',
  noLongerComplete: 'Nid yw eich ewyllys yn gyflawn mwyach. Gorffennwch hi, ac yna lawrlwythwch hi.',
  thisIsNotInYourWill: 'Nid yw hyn yn eich ewyllys mwyach. Ail-lwythwch y dudalen.',
  thisWillIsNotYours: 'Nid eich ewyllys chi yw hon, neu nid yw’n eiddo i chi mwyach. Ail-lwythwch y dudalen.',
  thereIsNoAddressFinder: 'Nid oes chwiliwr cyfeiriadau yma. Teipiwch y cyfeiriad.',
  weCannotFindAddressesRight: 'Ni allwn ddod o hyd i gyfeiriadau ar hyn o bryd. Teipiwch y cyfeiriad.',
  weCannotFindThatCheck: 'Ni allwn ddod o hyd i’r gwiriad hwnnw. Dechreuwch eto o’r cwestiynau.',
  weDoNotHaveYourAnswers: 'Nid yw eich atebion gennym. Ysgrifennwch atom, a byddwn yn cywiro hynny.',
  weHaveSentWhatWeFound: 'Rydym eisoes wedi anfon yr hyn a welsom atoch. Ail-lwythwch y dudalen i’w ddarllen.',
  addAPasskeyFirst: 'Ychwanegwch allwedd mynediad neu ap dilysu yn gyntaf. Heb un, nid oes angen cod.',
  thereIsNoSuchAuthenticator: 'Nid oes ap dilysu o’r fath. Ail-lwythwch y dudalen.',
  weCannotFindThatPayment: 'Ni allwn ddod o hyd i’r taliad hwnnw. Dechreuwch eto o’r dudalen dalu.',
  weDoNotOfferEstimates: 'Nid ydym yn cynnig amcangyfrifon ar hyn o bryd.',
  thereAreNoDocumentsYet: 'Nid oes dogfennau eto.',
  weCannotFindThatDocument: 'Ni allwn ddod o hyd i’r ddogfen honno. Gwiriwch eich rhestr o ddogfennau.',
  weCannotFindThatVersion: 'Ni allwn ddod o hyd i’r fersiwn honno. Gwiriwch eich rhestr o ddogfennau.',
  weCannotFindThatLetter: 'Ni allwn ddod o hyd i’r llythyr hwnnw. Gwiriwch eich rhestr o ddogfennau.',
  sayFirstWhatYourThings: 'Dywedwch yn gyntaf beth yw gwerth eich pethau. Mae eich crynodeb yn arwain at y dudalen honno.',
  yourWillsAreNotLinked: 'Nid yw eich ewyllysiau wedi’u cysylltu. Ail-lwythwch y dudalen.',
  noInvitation: 'Nid oes gwahoddiad i’w ganslo. Ail-lwythwch y dudalen.',
  thereIsNoSuchPayment: 'Nid oes taliad o’r fath. Dechreuwch eto o’r dudalen dalu.',
  yourWillIsAlreadyPaid: 'Mae tâl wedi’i dalu am eich ewyllys yn barod. Ewch i’ch dogfennau.',
  chooseEachProductOnce: 'Dewiswch bob cynnyrch unwaith.',
  paidForOneOfTheTwo: 'Rydych eisoes wedi talu am un o’r ddau. Dewiswch y llall yn unig.',
  payForYourOwnWill: 'Talwch am eich ewyllys eich hun yn gyntaf. Yna gallwch ychwanegu un i’ch partner.',
  noWillToPrint: 'Nid oes ewyllys i’w hargraffu eto. Talwch am eich ewyllys yn gyntaf, neu gyda’r print.',
  nameYourPartner: 'Enwch eich partner yn eich ewyllys yn gyntaf.',
  partnersWillIsPaid: 'Mae tâl wedi’i dalu am ewyllys i’ch partner yn barod. Gwahoddwch eich partner ar dudalen eich dogfennau.',
  weCannotFindThatOrder: 'Ni allwn ddod o hyd i’r archeb honno. Gwiriwch yr archebion ar dudalen eich cyfrif.',
  yourBankIsDealingWith: 'Mae eich banc yn delio â’r taliad hwn, felly ni allwn ei ad-dalu. Ysgrifennwch atom os gallwn helpu.',
  nothingWasPaidForThis: 'Ni thalwyd dim am yr archeb hon, felly nid oes dim i’w ad-dalu.',
  notSignedOff: 'Nid yw cyfreithiwr wedi cymeradwyo’r geiriau hyn eto',
  tooManyAttempts: (wait) => `Gormod o geisiadau. Arhoswch ${wait} a rhowch gynnig arall arni.`,
  youHaveAskedForALot: (wait) => `Rydych wedi gofyn am lawer mewn amser byr, ac mae ar eraill ein hangen hefyd. Nid oes dim wedi’i golli. Arhoswch ${wait}, ac yna gofynnwch eto.`,
  yourWillHasGrown: (kilobytes) => `Mae eich ewyllys wedi tyfu i’r mwyaf y gallwn ei gadw, sef ${kilobytes} KB, neu tua chant o dudalennau. Ni chadwyd y newid hwn. Mae popeth o’i flaen wedi’i gadw. Byrhewch ddisgrifiadau hir, neu tynnwch yr hyn nad oes ei angen arnoch mwyach, a chadwch eto.`,
  anotherFirmHasYourCase: (firm) => `Mae eich achos gan ${firm}. Tynnwch ef yn ôl yn gyntaf, ac yna dewiswch gwmni arall.`,
  youHaveSentYourCase: (times, days) => `Rydych wedi anfon eich achos ${times} gwaith mewn ${days} diwrnod. Arhoswch, os gwelwch yn dda.`,
  weCannotPrint: (characters) => `Ni allwn argraffu ${characters}. Tynnwch ef o’ch atebion a rhowch gynnig arall arni.`,
  youHaveAlreadyPaidForThis: (products) => `Rydych eisoes wedi talu am hyn: ${products}.`,
  chooseOneOfThese: (products) => `Dewiswch un o’r rhain: ${products}.`,
  weDoNotKnowThisCode: 'Nid ydym yn adnabod y cod hwn. Gwiriwch ef, neu talwch hebddo.',
  thisCodeCannotBeUsedYet: 'Ni ellir defnyddio’r cod hwn eto. Rhowch gynnig arno’n nes ymlaen, neu talwch hebddo.',
  thisCodeHasEnded: 'Mae’r cod hwn wedi dod i ben. Gofynnwch i’r sawl a’i rhoddodd i chi, neu talwch hebddo.',
  thisCodeHasBeenUsedUp: 'Mae’r cod hwn wedi’i ddefnyddio i gyd. Gofynnwch i’r sawl a’i rhoddodd i chi, neu talwch hebddo.',
  youHaveUsedThisCode: 'Rydych eisoes wedi defnyddio’r cod hwn. Gofynnwch am un arall i’r sawl a’i rhoddodd i chi, neu talwch hebddo.',
  thisCodeIsForAnAccount: 'Dim ond wrth greu cyfrif y mae’r cod hwn yn gweithio. Ysgrifennwch atom os oeddech am ei ddefnyddio bryd hynny, neu talwch hebddo.',
  keepTheCode: (why) => `${why} Cadwch ef at rywbryd eto, a thalwch hebddo.`,
  weDoNotKnowYourSponsor: 'Nid ydym yn adnabod y cod hwn. Gwiriwch ef, neu dilëwch ef a thalu am eich ewyllys eich hun yn nes ymlaen.',
  yourSponsorBeginsLater: 'Ni ellir defnyddio’r cod hwn eto. Rhowch gynnig arno’n nes ymlaen, neu dilëwch ef a thalu am eich ewyllys eich hun wedyn.',
  yourSponsorHasEnded: 'Mae’r cod hwn wedi dod i ben. Gofynnwch i’r sawl a’i rhoddodd i chi, neu dilëwch ef a thalu am eich ewyllys eich hun yn nes ymlaen.',
  yourSponsorIsUsedUp: 'Mae’r cod hwn wedi’i ddefnyddio i gyd. Gofynnwch i’r sawl a’i rhoddodd i chi, neu dilëwch ef a thalu am eich ewyllys eich hun yn nes ymlaen.',
  youHaveUsedYourSponsor: 'Rydych eisoes wedi defnyddio’r cod hwn. Gofynnwch am un arall i’r sawl a’i rhoddodd i chi, neu dilëwch ef a thalu am eich ewyllys eich hun yn nes ymlaen.',
}

/** A sentence with {0} and {1} where something is filled in. */
const unfilled = (row: string | ((...fills: string[]) => string)): string => (typeof row === 'string' ? row : row('{0}', '{1}'))

const ofRows = Object.entries(en).map(([key, english]) => [unfilled(english), unfilled(rows[key as keyof typeof en])])

const waits = { '1 second': '1 eiliad', '{0} seconds': '{0} eiliad', '{0} minutes': '{0} munud' }
const ofWaits = (['tooManyAttempts', 'youHaveAskedForALot'] as const).flatMap((key) => Object.entries(waits).map(([english, said]) => [en[key](english), rows[key](said)]))

export const refusals: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ofCodes, ...ofRefunds, ...ofWaits, ...ofRows]),
  [said(enPrice.itIsNow)]: said(priceChanged.itIsNow),
  [enMoney.itemRefusal]: moneyBack.itemRefusal ?? '',
  [deletion.payment]: 'Ni wyddom eto a fydd taliad o’r cyfrif hwn yn cyrraedd. Mae hynny’n cymryd munudau, neu gyda rhai banciau ychydig ddyddiau. Rhowch gynnig arall arni bryd hynny.',
  [deletion.refund]: 'Nid yw ad-daliad i chi wedi mynd drwodd eto. Rydym yn dal i geisio, a byddwn yn anfon e-bost atoch pan fydd wedi mynd. Gallwch ddileu eich cyfrif bryd hynny.',
  [deletion.dispute]: 'Mae eich banc yn edrych ar daliad o’r cyfrif hwn, a gall ofyn i ni beth a archeboch a beth a gawsoch. Rydym yn cadw eich cyfrif nes iddo benderfynu, a all gymryd tri mis. Gallwch ei ddileu bryd hynny, neu’n gynt os gofynnwch i’ch banc ollwng ei gwestiwn.',
  [deletion['by hand']]: 'Mae arnom ad-daliad i chi na ellid ei dalu i’r cerdyn neu’r cyfrif y gwnaethoch dalu ohono. Ysgrifennwch atom, a byddwn yn ei dalu i chi mewn ffordd arall. Gallwch ddileu eich cyfrif bryd hynny.',
  [enMoney.free]: moneyBack.free ?? '',
  [said(enMoney.codeIsFor)]: said(moneyBack.codeIsFor),
  [enWaits.allWaits]: waitsForALawyer.allWaits ?? '',
  [said(enWaits.partsWait)]: said(waitsForALawyer.partsWait),
  [heldMeanwhile]: `Dywedodd rhywun wrthym eich bod wedi marw, ac felly nid oes dim o’ch cyfrif yn cael ei ddileu am nawr. Os ydych yn fyw, rydym yn falch: pwyswch y botwm yn ein neges, neu “${afterMe.alive}” o dan “${afterMe.title}”, neu ysgrifennwch atom. Yna gallwch ei ddileu.`,
  [chosenBefore]: `Mae’r hyn a ddewiswyd ar agor i eraill nawr, ac yn aros fel yr oedd. Os ydych yn fyw, pwyswch “${afterMe.alive}” yn gyntaf.`,
}
