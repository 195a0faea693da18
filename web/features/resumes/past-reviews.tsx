import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import type { ReviewSummary } from "#contract/linkedin.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { ExampleSheet } from "../../ui/example-sheet.tsx";
import { PastList } from "./past-list.tsx";
import { PastRow } from "./past-row.tsx";
import { RowScore } from "./row-score.tsx";
import type { PastSource } from "./use-past-list.ts";

const SOURCE: PastSource<ReviewSummary> = {
  list: async (body, signal) => {
    const result = await callApi("listReviews", { body, signal });
    return result.ok ? { ok: true, items: result.answer.reviews, next: result.answer.next } : result;
  },
  remove: (id) => callApi("deleteReview", { params: { id } }),
  restore: (id) => callApi("restoreReview", { params: { id } }),
  gone: "review-not-found",
};

export function PastReviews() {
  const { unnamed, sources } = RESUMES.reviews;
  return (
    <PastList
      source={SOURCE}
      texts={RESUMES.reviews}
      example={<ExampleSheet tag={RESUMES.example} score={69} points={["4", "3.5"]} />}
      row={(review, actions) => {
        const href = `/linkedin-optimization#${review.id}`;
        return (
          <PastRow
            key={review.id}
            item={{
              ...review,
              resumeFileName: sources[review.source],
              jobTitle: review.profileName ?? unnamed,
              company: null,
            }}
            href={href}
            before={() => review.score !== null && <RowScore score={review.score} whole />}
            actions={(of) => (
              <Link to={href} className={`${buttons.quiet} ${buttons.small}`}>
                {RESUMES.actions.read}
                {of}
              </Link>
            )}
            {...actions}
          />
        );
      }}
    />
  );
}
