import { GuideContents } from '@/features/resources/guide-contents';
import { guideParams } from '@/features/resources/guide-params';
import { OpenGuide } from '@/features/resources/open-guide';
import { useGuideFocus } from '@/features/resources/use-guide-focus';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';

/** `/resources`: the list of guides, or the guide that the query names (R21). */
export function Page() {
  const { read } = useSearchParamsState(guideParams).params;
  useGuideFocus(read);
  return (
    <div className="page pt-6 md:pt-10">
      {read === null ? <GuideContents /> : <OpenGuide id={read} />}
    </div>
  );
}
