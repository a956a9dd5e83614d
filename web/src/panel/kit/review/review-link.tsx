import { useLink } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { reviewPath, type ReviewedQueue } from './review-address.js';

/** Link from a queue to its review. */
export function ReviewLink({ queue }: { readonly queue: ReviewedQueue }) {
  const { review: texts } = usePageTexts('admin');
  const link = useLink();
  return (
    <p>
      <a className="panel-action" href={link(reviewPath(queue))}>
        {texts.start[queue]}
      </a>
    </p>
  );
}
