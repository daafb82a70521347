import { howItWorks } from '../content/how-it-works.ts'
import { ContentPage } from './content-page.tsx'

export const HowItWorksPage = () => <ContentPage content={howItWorks} />
