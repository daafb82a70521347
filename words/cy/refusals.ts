/** What the server says when it refuses something, each known by its English. `{0}`: what is filled in. */
import { messages } from '#core/rules/messages.ts'
import { waitsForALawyer as enWaits } from '../en/checkout.ts'
import { chosenBefore, heldMeanwhile } from '../en/death.ts'
import { deletion, moneyBack as enMoney } from '../en/money-back.ts'
import { waitsForALawyer } from './checkout.ts'
import { messages as coreMessages } from './core.ts'
import { afterMe } from './death.ts'
import { moneyBack } from './money-back.ts'
import { welsh } from './visitors.ts'

const ofCode: Readonly<Record<string, string>> = { ...coreMessages, ...welsh.messages }

/** The sentence of a code, as the server says it of the whole request. */
const ofCodes = Object.entries(messages).map(([code, english]) => [`${english}.`, `${ofCode[code] ?? english}.`])

const ofRefunds = Object.entries(enMoney.delivered).map(([what, english]) => [enMoney.refusal(english), moneyBack.refusal?.(moneyBack.delivered?.[what as keyof typeof enMoney.delivered] ?? english)])

const said = (row: ((fill: string) => string) | undefined): string => row?.('{0}') ?? ''

export const refusals: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ofCodes, ...ofRefunds]),
  'You are not logged in. Log in and try again.': 'Nid ydych wedi mewngofnodi. Mewngofnodwch a rhowch gynnig arall arni.',
  'The email or the password is not right. Check both and try again.': 'Nid yw’r e-bost neu’r cyfrinair yn gywir. Gwiriwch y ddau a rhowch gynnig arall arni.',
  'You need to pay for this first. Go to the checkout.': 'Mae angen i chi dalu am hyn yn gyntaf. Ewch i’r dudalen dalu.',
  'We could not finish a security check. Try again.': 'Ni allem orffen gwiriad diogelwch. Rhowch gynnig arall arni.',
  'There is nothing here. Check the address.': 'Nid oes dim yma. Gwiriwch y cyfeiriad.',
  'Your will was changed somewhere else since you opened it. Check both and choose which to keep.': 'Newidiwyd eich ewyllys yn rhywle arall ers i chi ei hagor. Gwiriwch y ddwy a dewiswch pa un i’w chadw.',
  'This is too long to save. Shorten what you typed and try again.': 'Mae hyn yn rhy hir i’w gadw. Byrhewch yr hyn a deipioch a rhowch gynnig arall arni.',
  'Some answers need changing. Check the ones named here.': 'Mae angen newid rhai atebion. Gwiriwch y rhai a enwir yma.',
  'Too many attempts. Wait 1 second and try again.': 'Gormod o geisiadau. Arhoswch 1 eiliad a rhowch gynnig arall arni.',
  'Too many attempts. Wait {0} seconds and try again.': 'Gormod o geisiadau. Arhoswch {0} eiliad a rhowch gynnig arall arni.',
  'Too many attempts. Wait {0} minutes and try again.': 'Gormod o geisiadau. Arhoswch {0} munud a rhowch gynnig arall arni.',
  'You have asked for a lot in a short time, and others need us too. Nothing is lost. Wait 1 second, then ask again.': 'Rydych wedi gofyn am lawer mewn amser byr, ac mae ar eraill ein hangen hefyd. Nid oes dim wedi’i golli. Arhoswch 1 eiliad, ac yna gofynnwch eto.',
  'You have asked for a lot in a short time, and others need us too. Nothing is lost. Wait {0} seconds, then ask again.': 'Rydych wedi gofyn am lawer mewn amser byr, ac mae ar eraill ein hangen hefyd. Nid oes dim wedi’i golli. Arhoswch {0} eiliad, ac yna gofynnwch eto.',
  'You have asked for a lot in a short time, and others need us too. Nothing is lost. Wait {0} minutes, then ask again.': 'Rydych wedi gofyn am lawer mewn amser byr, ac mae ar eraill ein hangen hefyd. Nid oes dim wedi’i golli. Arhoswch {0} munud, ac yna gofynnwch eto.',
  'We are already making your download. Wait until it has finished, or try again in 10 minutes.': 'Rydym eisoes yn gwneud eich lawrlwythiad. Arhoswch nes iddo orffen, neu rhowch gynnig arall arni ymhen 10 munud.',
  'You have downloaded everything several times today. You can do this again tomorrow.': 'Rydych wedi lawrlwytho popeth sawl gwaith heddiw. Gallwch wneud hyn eto yfory.',
  'Your will has grown to the most that we can keep, which is {0} KB, or about a hundred pages. We did not save this change. Everything before it is saved. Shorten long descriptions, or remove what you no longer need, and save again.':
    'Mae eich ewyllys wedi tyfu i’r mwyaf y gallwn ei gadw, sef {0} KB, neu tua chant o dudalennau. Ni chadwyd y newid hwn. Mae popeth o’i flaen wedi’i gadw. Byrhewch ddisgrifiadau hir, neu tynnwch yr hyn nad oes ei angen arnoch mwyach, a chadwch eto.',
  'We cannot save or load anything right now. Keep this page open and try again in a minute.': 'Ni allwn gadw na llwytho dim ar hyn o bryd. Cadwch y dudalen hon ar agor a rhowch gynnig arall arni ymhen munud.',
  'We could not open the payment page. No money was taken and nothing is lost. Try again in a minute.': 'Ni allem agor y dudalen dalu. Ni chymerwyd arian ac nid oes dim wedi’i golli. Rhowch gynnig arall arni ymhen munud.',
  'Something went wrong on our side. Your last change was not saved. Try again.': 'Aeth rhywbeth o’i le ar ein hochr ni. Ni chadwyd eich newid olaf. Rhowch gynnig arall arni.',
  'This link no longer works. Ask for a new one.': 'Nid yw’r ddolen hon yn gweithio mwyach. Gofynnwch am un newydd.',
  'You have not started a will. Start one first.': 'Nid ydych wedi dechrau ewyllys. Dechreuwch un yn gyntaf.',
  'This firm is no longer on our list. Choose another one.': 'Nid yw’r cwmni hwn ar ein rhestr mwyach. Dewiswch un arall.',
  '{0} has your case. Take it back first, then choose another firm.': 'Mae eich achos gan {0}. Tynnwch ef yn ôl yn gyntaf, ac yna dewiswch gwmni arall.',
  'Your answers have been saved in the meantime. Send your case again.': 'Mae eich atebion wedi’u cadw yn y cyfamser. Anfonwch eich achos eto.',
  'Nothing in your answers needs a solicitor now.': 'Nid oes angen cyfreithiwr ar gyfer dim yn eich atebion nawr.',
  'You have sent your case {0} times in {1} days. Please wait.': 'Rydych wedi anfon eich achos {0} gwaith mewn {1} diwrnod. Arhoswch, os gwelwch yn dda.',
  'Your case has been sent. Reload the page.': 'Mae eich achos wedi’i anfon. Ail-lwythwch y dudalen.',
  'These are not the words of the firm. Reload the page.': 'Nid geiriau’r cwmni yw’r rhain. Ail-lwythwch y dudalen.',
  'There is no such clause. Reload the page.': 'Nid oes cymal o’r fath. Ail-lwythwch y dudalen.',
  'Your will has no clause of a law firm. Reload the page.': 'Nid oes cymal gan gwmni cyfreithiol yn eich ewyllys. Ail-lwythwch y dudalen.',
  'You have agreed to this already.': 'Rydych wedi cytuno i hyn yn barod.',
  'You have declined this clause. Ask the firm if you want it after all.': 'Rydych wedi gwrthod y cymal hwn. Gofynnwch i’r cwmni os ydych am ei gael wedi’r cyfan.',
  'Your answers have changed since the firm wrote this. Ask the firm to look again.': 'Mae eich atebion wedi newid ers i’r cwmni ysgrifennu hyn. Gofynnwch i’r cwmni edrych eto.',
  'The firm has written another clause since. Reload the page to read it.': 'Mae’r cwmni wedi ysgrifennu cymal arall ers hynny. Ail-lwythwch y dudalen i’w ddarllen.',
  'This case has ended. Send it to the firm again if you want the clause.': 'Mae’r achos hwn wedi dod i ben. Anfonwch ef at y cwmni eto os ydych am gael y cymal.',
  'You have not told us that.': 'Nid ydych wedi dweud hynny wrthym.',
  'We no longer keep these answers. Choose others from the list.': 'Nid ydym yn cadw’r atebion hyn mwyach. Dewiswch rai eraill o’r rhestr.',
  'This took too long. Start again.': 'Cymerodd hyn ormod o amser. Dechreuwch eto.',
  'There is no such passkey. Reload the page.': 'Nid oes allwedd mynediad o’r fath. Ail-lwythwch y dudalen.',
  'This login has already ended. Reload the page.': 'Mae’r mewngofnodi hwn wedi dod i ben yn barod. Ail-lwythwch y dudalen.',
  'There is no change of email to cancel. Reload the page.': 'Nid oes newid e-bost i’w ganslo. Ail-lwythwch y dudalen.',
  'Agree to both statements on your documents page first.': 'Cytunwch â’r ddau ddatganiad ar dudalen eich dogfennau yn gyntaf.',
  'Tick both statements on your documents page, then download.': 'Ticiwch y ddau ddatganiad ar dudalen eich dogfennau, ac yna lawrlwythwch.',
  'Your will is not complete at the moment. Finish it on your summary, then ask for the print.': 'Nid yw eich ewyllys yn gyflawn ar hyn o bryd. Gorffennwch hi ar eich crynodeb, ac yna gofynnwch am y print.',
  'There is no print to post for this order. Look at the orders on your account page.': 'Nid oes print i’w bostio ar gyfer yr archeb hon. Edrychwch ar yr archebion ar dudalen eich cyfrif.',
  'There is something to read on your summary first. It also says what you can do.': 'Mae rhywbeth i’w ddarllen ar eich crynodeb yn gyntaf. Mae hefyd yn dweud beth y gallwch ei wneud.',
  'Your will is not complete. Your summary says what is missing. Answer that, then carry on.': 'Nid yw eich ewyllys yn gyflawn. Mae eich crynodeb yn dweud beth sydd ar goll. Atebwch hynny, ac yna ewch ymlaen.',
  'Your will is not complete. Your summary says what is missing. Answer that, then download it.': 'Nid yw eich ewyllys yn gyflawn. Mae eich crynodeb yn dweud beth sydd ar goll. Atebwch hynny, ac yna lawrlwythwch hi.',
  'We are making a lot of documents right now. Try again in a minute.': 'Rydym yn gwneud llawer o ddogfennau ar hyn o bryd. Rhowch gynnig arall arni ymhen munud.',
  'We cannot make documents for a moment. Try again in a minute.': 'Ni allwn wneud dogfennau am eiliad. Rhowch gynnig arall arni ymhen munud.',
  'Your will is no longer complete. Finish it, then download it.': 'Nid yw eich ewyllys yn gyflawn mwyach. Gorffennwch hi, ac yna lawrlwythwch hi.',
  'We cannot print {0}. Remove it from your answers and try again.': 'Ni allwn argraffu {0}. Tynnwch ef o’ch atebion a rhowch gynnig arall arni.',
  'This is no longer in your will. Reload the page.': 'Nid yw hyn yn eich ewyllys mwyach. Ail-lwythwch y dudalen.',
  'This will is not yours, or no longer yours. Reload the page.': 'Nid eich ewyllys chi yw hon, neu nid yw’n eiddo i chi mwyach. Ail-lwythwch y dudalen.',
  'There is no address finder here. Type the address.': 'Nid oes chwiliwr cyfeiriadau yma. Teipiwch y cyfeiriad.',
  'We cannot find addresses right now. Type the address.': 'Ni allwn ddod o hyd i gyfeiriadau ar hyn o bryd. Teipiwch y cyfeiriad.',
  'We cannot find that check. Start again from the questions.': 'Ni allwn ddod o hyd i’r gwiriad hwnnw. Dechreuwch eto o’r cwestiynau.',
  'We do not have your answers. Write to us, and we will put it right.': 'Nid yw eich atebion gennym. Ysgrifennwch atom, a byddwn yn cywiro hynny.',
  'We have already sent you what we found. Reload the page to read it.': 'Rydym eisoes wedi anfon yr hyn a welsom atoch. Ail-lwythwch y dudalen i’w ddarllen.',
  'Add a passkey or an authenticator app first. Without one, no code is needed.': 'Ychwanegwch allwedd mynediad neu ap dilysu yn gyntaf. Heb un, nid oes angen cod.',
  'There is no such authenticator. Reload the page.': 'Nid oes ap dilysu o’r fath. Ail-lwythwch y dudalen.',
  'We cannot find that payment. Start again from the checkout.': 'Ni allwn ddod o hyd i’r taliad hwnnw. Dechreuwch eto o’r dudalen dalu.',
  'We do not offer estimates at present.': 'Nid ydym yn cynnig amcangyfrifon ar hyn o bryd.',
  'There are no documents yet.': 'Nid oes dogfennau eto.',
  'We cannot find that document. Check your list of documents.': 'Ni allwn ddod o hyd i’r ddogfen honno. Gwiriwch eich rhestr o ddogfennau.',
  'We cannot find that version. Check your list of documents.': 'Ni allwn ddod o hyd i’r fersiwn honno. Gwiriwch eich rhestr o ddogfennau.',
  'We cannot find that letter. Check your list of documents.': 'Ni allwn ddod o hyd i’r llythyr hwnnw. Gwiriwch eich rhestr o ddogfennau.',
  'Say first what your things are worth. Your summary leads to that page.': 'Dywedwch yn gyntaf beth yw gwerth eich pethau. Mae eich crynodeb yn arwain at y dudalen honno.',
  'Your wills are not linked. Reload the page.': 'Nid yw eich ewyllysiau wedi’u cysylltu. Ail-lwythwch y dudalen.',
  'There is no invitation to cancel. Reload the page.': 'Nid oes gwahoddiad i’w ganslo. Ail-lwythwch y dudalen.',
  'There is no such payment. Start again from the checkout.': 'Nid oes taliad o’r fath. Dechreuwch eto o’r dudalen dalu.',
  'Your will is already paid for. Go to your documents.': 'Mae tâl wedi’i dalu am eich ewyllys yn barod. Ewch i’ch dogfennau.',
  'You have already paid for this: {0}.': 'Rydych eisoes wedi talu am hyn: {0}.',
  'Choose each product once.': 'Dewiswch bob cynnyrch unwaith.',
  'Choose one of these: {0}.': 'Dewiswch un o’r rhain: {0}.',
  'You have already paid for one of the two. Choose only the other.': 'Rydych eisoes wedi talu am un o’r ddau. Dewiswch y llall yn unig.',
  'Pay for your own will first. Then you can add one for your partner.': 'Talwch am eich ewyllys eich hun yn gyntaf. Yna gallwch ychwanegu un i’ch partner.',
  'There is no will to print yet. Pay for your will first, or with the print.': 'Nid oes ewyllys i’w hargraffu eto. Talwch am eich ewyllys yn gyntaf, neu gyda’r print.',
  'Name your partner in your will first.': 'Enwch eich partner yn eich ewyllys yn gyntaf.',
  'A will for your partner is already paid for. Invite your partner on your documents page.': 'Mae tâl wedi’i dalu am ewyllys i’ch partner yn barod. Gwahoddwch eich partner ar dudalen eich dogfennau.',
  'We cannot find that order. Check the orders on your account page.': 'Ni allwn ddod o hyd i’r archeb honno. Gwiriwch yr archebion ar dudalen eich cyfrif.',
  'Your bank is dealing with this payment, so we cannot refund it. Write to us if we can help.': 'Mae eich banc yn delio â’r taliad hwn, felly ni allwn ei ad-dalu. Ysgrifennwch atom os gallwn helpu.',
  'Nothing was paid for this order, so there is nothing to refund.': 'Ni thalwyd dim am yr archeb hon, felly nid oes dim i’w ad-dalu.',
  [enMoney.itemRefusal]: moneyBack.itemRefusal ?? '',
  [deletion.payment]: 'Ni wyddom eto a fydd taliad o’r cyfrif hwn yn cyrraedd. Mae hynny’n cymryd munudau, neu gyda rhai banciau ychydig ddyddiau. Rhowch gynnig arall arni bryd hynny.',
  [deletion.refund]: 'Nid yw ad-daliad i chi wedi mynd drwodd eto. Rydym yn dal i geisio, a byddwn yn anfon e-bost atoch pan fydd wedi mynd. Gallwch ddileu eich cyfrif bryd hynny.',
  [deletion['by hand']]: 'Mae arnom ad-daliad i chi na ellid ei dalu i’r cerdyn neu’r cyfrif y gwnaethoch dalu ohono. Ysgrifennwch atom, a byddwn yn ei dalu i chi mewn ffordd arall. Gallwch ddileu eich cyfrif bryd hynny.',
  [enMoney.free]: moneyBack.free ?? '',
  [said(enMoney.codeIsFor)]: said(moneyBack.codeIsFor),
  [enWaits.allWaits]: waitsForALawyer.allWaits ?? '',
  [said(enWaits.partsWait)]: said(waitsForALawyer.partsWait),
  'A lawyer has not signed off these words yet': 'Nid yw cyfreithiwr wedi cymeradwyo’r geiriau hyn eto',
  [heldMeanwhile]: `Dywedodd rhywun wrthym eich bod wedi marw, ac felly nid oes dim o’ch cyfrif yn cael ei ddileu am nawr. Os ydych yn fyw, rydym yn falch: pwyswch y botwm yn ein neges, neu “${afterMe.alive}” o dan “${afterMe.title}”, neu ysgrifennwch atom. Yna gallwch ei ddileu.`,
  [chosenBefore]: `Mae’r hyn a ddewiswyd ar agor i eraill nawr, ac yn aros fel yr oedd. Os ydych yn fyw, pwyswch “${afterMe.alive}” yn gyntaf.`,
}
