import { CriterionMark, type CriterionState } from './criterion-mark';
import { DataTable } from './data-table';

type Props = {
  label: string;
  /** Column headings; the last one is for screen readers only. */
  heads: { asked: string; you: string; result: string };
  states: Record<CriterionState, string>;
  /** In their order; they have no ids. */
  criteria: readonly { state: CriterionState; asked: string; you: string }[];
};

/** What a program asks for and what the student has, one criterion per row. */
export function CriteriaTable({ label, heads, states, criteria }: Props) {
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.asked}</th>
          <th scope="col">{heads.you}</th>
          <th scope="col" className="relative">
            <span className="sr-only">{heads.result}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ state, asked, you }, index) => (
          <tr key={index}>
            <th scope="row" className="w-1/2 wrap-anywhere">
              {asked}
            </th>
            <td className="wrap-anywhere">{you}</td>
            <td className="w-px">
              <CriterionMark state={state}>{states[state]}</CriterionMark>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
