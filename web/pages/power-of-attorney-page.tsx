import { figureOn } from '#core/law/figures-of-law.ts'
import { price } from '#core/text/money.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import { newPerson } from '#core/will/new-will.ts'
import { sampleDay, sampleWill } from '#core/will/sample.ts'
import type { Will } from '#core/will/schema.ts'
import { lpaSheet } from '#drafting/pack/lpa-sheets.ts'
import { type Block, textOfWords } from '#drafting/pack/pack-document.ts'
import { powerOfAttorneySample as words } from '#words/en/pages.ts'
import { powerOfAttorney } from '#words/en/power-of-attorney.ts'
import { today } from '../api/today.ts'
import { contentOf } from '../content/content.ts'
import { ContentPage } from './content-page.tsx'
import css from './power-of-attorney.module.css'

const made = (id: number, fullname: string) => ({ ...newPerson({ fullname, type: 'Person' }), id })
const home = sampleWill.details.address

/** A made-up donor and the people of her power of attorney. */
const donor: Will = {
  ...sampleWill,
  details: { ...sampleWill.details, dob: { day: 9, month: 3, year: 1961 } },
  persons: [made(1, 'Thomas Hale'), made(2, 'Ruth Hale'), made(3, 'Anne Price'), made(4, 'Priya Sharma')],
}

const sampleLpa: Lpa = {
  type: 'Property and financial affairs',
  attorneys: [1, 2],
  howTheyAct: 'Jointly and severally',
  replacements: [3],
  peopleToTell: [4],
  whenTheyAct: 'As soon as it is registered',
  bankrupt: [],
  preferences: words.theirWish,
  certificateProvider: { name: 'Gwen Lloyd', kind: 'Has known me well for two years' },
  formDetails: [
    { person: 1, dob: { day: 4, month: 5, year: 1959 }, address: home },
    { person: 2, dob: { day: 21, month: 6, year: 1990 } },
  ],
}

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'subheading':
      return <h4>{block.text}</h4>
    case 'facts':
      return (
        <dl className="facts">
          {block.items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{textOfWords(value) || <span className="soft">{words.aLineToWriteOn}</span>}</dd>
            </div>
          ))}
        </dl>
      )
    case 'paragraph':
      return <p>{textOfWords(block.words)}</p>
    case 'note':
      return (
        <div>
          {[block.title, ...block.words.map(textOfWords)].map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )
    default:
      return null
  }
}

/** What a power of attorney bought here is, before it is bought, with the sheet of a made-up donor. */
export function PowerOfAttorneyPage() {
  const { title, blocks } = lpaSheet({ will: donor, parts: { testator: { name: words.theirName } } }, sampleLpa, {
    today: sampleDay,
  })
  const content = contentOf(powerOfAttorney, price(figureOn('lpa-registration-fee', today())))
  return (
    <ContentPage content={content} more={{ id: 'sample', heading: words.aSampleSheet }}>
      <p>{words.thisIsTheSheetOfAMade}</p>
      <div className={css.sheet}>
        <p className="larger strong">{title}</p>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks come in one order and are never moved
          <Shown key={index} block={block} />
        ))}
      </div>
    </ContentPage>
  )
}
