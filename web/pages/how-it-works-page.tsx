import { Suspense } from 'react'
import { addressOf } from '#core/api/contract/calls.ts'
import { englishFrontPage as words } from '#words/en/front-page.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import { contentOf } from '../content/content.ts'
import { SamplePaper } from '../features/preview/lazy-paper.tsx'
import { ContentPage } from './content-page.tsx'
import css from './how-it-works-page.module.css'
import { SigningDrawing } from './signing-drawings.tsx'

const sample = (id: 'will' | 'summary' | 'signing-guide', as: 'pdf' | 'svg'): string =>
  addressOf(`GET /api/samples/{id}.${as}`, { params: { id } })

/** What a visitor sees while writing, what they get, and how it is signed. */
const pictures = {
  write: (
    <div className={css.sheet}>
      <Suspense>
        <SamplePaper />
      </Suspense>
    </div>
  ),
  pay: (
    <ul className={css.documents}>
      {(['will', 'summary', 'signing-guide'] as const).map((id) => (
        <li key={id}>
          <a
            className="relative stack gap-12 ink small strong tight"
            href={sample(id, 'pdf')}
            target="_blank"
            rel="noopener"
          >
            <span className={css.firstPage}>
              <img src={sample(id, 'svg')} alt="" loading="lazy" width={595} height={842} />
            </span>
            {words.get.documents[id].title}
            <span className="visually-hidden"> {words.get.pdf}</span>
          </a>
        </li>
      ))}
    </ul>
  ),
  sign: (
    <div className={css.signing} aria-hidden="true">
      {words.signing.steps.map(({ title }, index) => (
        <div key={title}>
          <SigningDrawing step={index} />
          {title}
        </div>
      ))}
    </div>
  ),
}

export function HowItWorksPage() {
  return <ContentPage content={contentOf(howItWorks)} pictures={pictures} />
}
