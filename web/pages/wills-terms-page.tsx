import { willsTerms } from '../content/wills-terms.ts'
import { ContentPage } from './content-page.tsx'

export function WillsTermsPage() {
  return <ContentPage content={willsTerms} />
}
