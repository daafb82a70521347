import { howItWorks } from '../content/how-it-works.ts'
import { ContentPage } from './content-page.tsx'

const HowItWorksPage = () => <ContentPage content={howItWorks} />

export { HowItWorksPage as Component }
