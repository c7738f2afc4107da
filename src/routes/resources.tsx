import { GuideContents } from '@/features/resources/guide-contents';
import { guideParams } from '@/features/resources/guide-params';
import { isLegalPage, LegalPage } from '@/features/resources/legal-page';
import { OpenGuide } from '@/features/resources/open-guide';
import { useGuideFocus } from '@/features/resources/use-guide-focus';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';

/** `/resources`: the list of guides, or the guide or legal page that the query names (R21). */
export function Page() {
  const { read } = useSearchParamsState(guideParams).params;
  useGuideFocus(read);
  return (
    <div className="page pt-3.5 md:pt-7.5">
      {read === null && <GuideContents />}
      {read !== null && !isLegalPage(read) && <OpenGuide id={read} />}
      {read !== null && isLegalPage(read) && <LegalPage id={read} />}
    </div>
  );
}
