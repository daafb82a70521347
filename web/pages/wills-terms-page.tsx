import { willsTerms } from '../content/wills-terms.ts'
import { ContentPage } from './content-page.tsx'

function WillsTermsPage() {
  return <ContentPage content={willsTerms} />
}

export { WillsTermsPage as Component }
