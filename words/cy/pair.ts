import { INVITATION_DAYS } from '#core/constants.ts'
import type * as en from '../en/pair.ts'
import type { SoFar } from '../said.ts'

export const pairWords: SoFar<typeof en.pairWords> = {
  title: 'Ewyllysiau i chi a’ch partner',
  lead: 'Rydych wedi talu am ddwy ewyllys. Mae eich partner yn darllen, yn newid ac yn cadarnhau’r ail yn ei gyfrif ei hun.',
  changed: '28 Tachwedd 2026',
  sections: {
    shared: {
      heading: 'Beth mae eich partner yn ei gael',
      whenYourPartnerAcceptsTheyGet:
        'Pan fydd eich partner yn derbyn, mae’n cael copi o ran o’ch ewyllys fel y mae ar y diwrnod hwnnw: a ydych yn briod, pwy sy’n etifeddu, ym mha gyfrannau ac ar ba oedran, pwy sydd nesaf, beth a ddelir i rywun am gyfnod, eich plant, eich ysgutorion, ac enwau, cyfeiriadau, cyfeiriadau e-bost a dyddiadau geni’r bobl hyn a chithau.',
      untilYourPartnerHasConfirmedTheir: 'Nes bod eich partner wedi cadarnhau ei ewyllys, nid yw eich dogfennau’n sôn am ail ewyllys. Gallwch argraffu a llofnodi eich un chi ar unrhyw adeg.',
      theyDoNotGetYourGifts: 'Nid yw’n cael eich rhoddion, eich anifeiliaid anwes, eich cynilion, eich dymuniadau ar gyfer eich angladd, llythyrau, pwy a adawoch allan, na’ch atwrneiaeth.',
    },
    alone: {
      heading: 'Ar ôl hynny, mae pob ewyllys yn breifat',
      fromThenOnNeitherOfYou: 'O hynny ymlaen, ni all yr un ohonoch weld beth mae’r llall yn ei ysgrifennu. Gall pob un ohonoch newid neu ganslo ei ewyllys ei hun ar unrhyw adeg heb ddweud wrth y llall.',
      eachOfYouCanSeeWhether: 'Gall pob un ohonoch weld a yw’r llall wedi derbyn a chadarnhau, ac a yw’r ewyllysiau’n dal wedi’u cysylltu.',
    },
    begins: {
      heading: 'Beth sydd yn eich ewyllys i ddechrau',
      weStartYourWillFromPart: 'Rydym yn dechrau eich ewyllys o ran o ewyllys eich partner, fel y mae heddiw: pwy sy’n etifeddu, beth a ddelir i rywun, y plant a’r ysgutorion, gyda’ch dau enw wedi’u cyfnewid. Gallwch newid pob gair. Nid oes dim yn cyfrif nes i chi ei chadarnhau, ei hargraffu a’i llofnodi.',
    },
    link: {
      heading: 'Y ddolen',
      theLinkInTheEmailWorks: `Mae’r ddolen yn yr e-bost yn gweithio unwaith, o fewn ${INVITATION_DAYS} diwrnod.`,
    },
    ending: {
      heading: 'Os byddwch yn datgysylltu’r ewyllysiau',
      bothWillsStayAsTheyAre: 'Mae’r ddwy ewyllys yn aros fel y maent, ac mae’r ddwy’n dal wedi’u talu. Nid oes rhaid i neb lofnodi dim heddiw.',
      documentsMadeAfterThatDoNot: 'Nid yw dogfennau a wneir wedyn yn sôn am ail ewyllys. Os ydych wedi llofnodi un sydd yn gwneud, mae’n cyfrif o hyd. I dynnu’r rhan honno, argraffwch a llofnodwch yr un newydd.',
      weWillEmailBothOfYou: 'Byddwn yn anfon e-bost at y ddau ohonoch i ddweud nad yw’r ewyllysiau wedi’u cysylltu mwyach.',
    },
    keeping: {
      heading: 'Mae gennych atebion yma’n barod',
      yourOwnWillStaysExactlyAs: 'Mae eich ewyllys eich hun yn aros yn union fel y mae. Nid oes dim o ewyllys eich partner yn cael ei ychwanegu ati. Mae wedi’i thalu nawr, a gallwch barhau â hi.',
    },
  },
}
