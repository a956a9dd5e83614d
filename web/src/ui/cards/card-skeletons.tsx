import type { View } from './business-cards.js';

/** Placeholders of the same size as cards; `label` is the text for screen readers. */
export function CardSkeletons(props: {
  readonly count: number;
  readonly label: string;
  readonly view?: View;
}) {
  return (
    <div aria-busy="true">
      <p className="loading" role="status">
        {props.label}
      </p>
      <CardBones count={props.count} view={props.view ?? 'grid'} />
    </div>
  );
}

/** The placeholders without a label, for a page that has its own loading message. */
export function CardBones({ count, view }: { readonly count: number; readonly view: View }) {
  return (
    <ul className={`cards cards-${view}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="card card-skeleton" data-testid="card-skeleton">
          <div className="card-photo" />
          <div className="card-body">
            <p className="bone bone-short" />
            <p className="bone" />
            <p className="bone" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for a text that has not loaded yet: a bar over each line of a text of similar length. */
export const BoneText = ({ children }: { readonly children: string }) => (
  <span className="bone-text" aria-hidden="true">
    {children}
  </span>
);
