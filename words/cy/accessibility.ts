import { brand } from '#core/brand.ts'
import type * as en from '../en/accessibility.ts'
import type { SoFar } from '../said.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const accessibility: SoFar<typeof en.accessibility> = {
  title: 'Hygyrchedd',
  lead: 'Dylai pawb allu gwneud ewyllys. Mae’r dudalen hon yn dweud beth rydym yn ei wneud er mwyn i chi allu defnyddio ein hun ni, a ble rydym yn methu.',
  changed: '28 Tachwedd 2026',
  sections: {
    'you-can': {
      heading: 'Yr hyn y dylech allu ei wneud',
      list: {
        list: [
          'Defnyddio pob tudalen gyda bysellfwrdd yn unig.',
          'Defnyddio pob tudalen gyda darllenydd sgrin.',
          'Gwneud y testun bedair gwaith yn fwy, a’i ddarllen heb sgrolio o ochr i ochr.',
          'Darllen pob gair ar ei gefndir. Rydym yn gwirio cyferbyniad pob pâr o liwiau.',
          'Cymryd eich amser. Nid yw tudalennau’n dod i ben, ac rydym yn cadw’r hyn a deipiwch.',
          'Gwrando yn lle darllen, lle mae gan eich dyfais lais. Agorwch Gymorth, a phwyswch “Gwrando ar y dudalen hon”.',
          'Gofyn yn eich geiriau eich hun, yn Cymorth. Mae eich geiriau’n aros ar eich dyfais.',
          'Darllen geiriau plaen. Yn Saesneg rydym yn ysgrifennu’r cwestiynau ar gyfer oedran darllen o tua 9, a’r gweddill ar gyfer tua 11.',
          'Darllen deg syniad am ewyllysiau yn [Hawdd ei Ddeall](/easy-read), gyda llun ar gyfer pob un. Mae pob syniad yn Cymorth hefyd, ar y dudalen lle mae’n bwysig gyntaf.',
          'Gweld llai o symud. Os yw eich dyfais yn gofyn am hynny, nid oes dim yn symud.',
        ],
      },
    },
    paper: {
      heading: 'Y dogfennau',
      theDocumentsAreTaggedSoThat: 'Mae’r dogfennau wedi’u tagio, er mwyn i ddarllenydd sgrin allu eu dilyn. Mae’r rhai i’w darllen hefyd ar gael mewn print bras. Mae pob un ar gael fel tudalen we i wrando arni, ac mewn braille heb dalfyriadau.',
      aWillHasToBeSigned: 'Rhaid llofnodi ewyllys ar bapur. Os na allwch weld, ysgrifennu neu lofnodi, mae ffyrdd o wneud hynny, a dylai cyfreithiwr eich helpu gyda nhw.',
    },
    short: {
      heading: 'Ble rydym yn methu',
      list: {
        list: [
          'Nid oes person ag anabledd wedi profi’r cyfan gyda ni eto. Rydym wedi’i brofi ein hunain, a gyda gwiriadau awtomatig.',
          'Nid oes fersiwn mewn Iaith Arwyddion Prydain. Yn Hawdd ei Ddeall mae deg syniad am ewyllysiau, ond nid y cwestiynau ac nid yr ewyllys. Nid oes person ag anabledd dysgu wedi’u gwirio eto.',
          'Mae’r rhan fwyaf o’r tudalennau yn Gymraeg hefyd, ond nid oes cyfieithydd wedi’u gwirio eto. Yn Saesneg yn unig y mae’r ewyllys ei hun, a rhai papurau sy’n mynd gyda hi. Y telerau yn Saesneg sy’n cyfrif.',
          'Mae angen JavaScript arnoch i ysgrifennu ewyllys. Nid oes ei angen arnoch i ddarllen amdani.',
        ],
      },
    },
    how: {
      heading: 'Sut rydym yn ei brofi',
      weAimToMeetTheWeb: 'Ein nod yw bodloni’r [Canllawiau Hygyrchedd Cynnwys y We](https://www.w3.org/TR/WCAG22/) 2.2 ar lefel AA. Mae gwiriad awtomatig yn chwilio am gamgymeriadau ar bob tudalen ar ôl pob newid. Nid oes neb o’r tu allan wedi gwirio ein bod yn eu bodloni.',
    },
    'tell-us': {
      heading: 'Dywedwch wrthym beth nad yw’n gweithio',
      writeToOrUseTheContact: `Ysgrifennwch at ${email} neu defnyddiwch y [ffurflen gysylltu](/contact-us). Dywedwch wrthym pa dudalen, a beth rydych yn ei ddefnyddio i’w darllen. Byddwn yn ateb o fewn pum diwrnod gwaith.`,
      ifYouNeedTheWillThe: 'Os oes angen yr ewyllys, y canllaw neu’r tudalennau hyn arnoch mewn ffurf arall, gofynnwch. Rydym yn gwneud yr hyn y gallwn yn rhesymol, ac nid yw’n costio dim i chi.',
      ifOurAnswerDoesNotHelp: 'Os nad yw ein hateb yn helpu, gall y [Gwasanaeth Cynghori a Chymorth Cydraddoldeb](https://www.equalityadvisoryservice.com) ddweud wrthych beth allwch ei wneud.',
    },
  },
}
