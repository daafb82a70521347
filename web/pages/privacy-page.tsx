import { privacy } from '../content/privacy.ts'
import { ContentPage } from './content-page.tsx'
import { ThirdParties } from './third-parties.tsx'

export const PrivacyPage = () => <ContentPage content={privacy} below={{ others: <ThirdParties /> }} />
