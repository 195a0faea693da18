import Fastify from "fastify";
import { expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { answerProblems } from "./answer-problems.ts";

test.each([
  [new Problem("server-busy"), 503, "60"],
  [new Problem("too-many-requests", { retryAfter: 7 }), 429, "7"],
  [new Problem("not-found"), 404, undefined],
])("a refusal that ends by itself says when: %s", async (problem, status, retryAfter) => {
  const app = Fastify();
  answerProblems(app);
  app.get("/", () => {
    throw problem;
  });
  const answer = await app.inject("/");
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["retry-after"]).toBe(retryAfter);
  await app.close();
});
